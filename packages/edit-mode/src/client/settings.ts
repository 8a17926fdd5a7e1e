import type { EditedSite } from '../edited-site';

/** What the script needs to know about the site: JSON in its element's attribute `data-site`. */
export type ClientSettings = Pick<EditedSite, 'entryNames' | 'offers' | 'forms' | 'pieceKeys'>;

const none: ClientSettings = {
  entryNames: { entries: {}, items: {}, fields: {} },
  offers: [],
  forms: {},
  pieceKeys: [],
};
const given = document.currentScript?.dataset.site;

export const { entryNames, offers, forms, pieceKeys }: ClientSettings = given
  ? JSON.parse(given)
  : none;

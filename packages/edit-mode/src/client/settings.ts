import type { EditedSite } from '../edited-site';

/** What the script needs to know about the site: JSON in its element's attribute `data-site`. */
export type ClientSettings = Pick<EditedSite, 'entryNames' | 'offers' | 'pieceKeys'>;

const none: ClientSettings = {
  entryNames: { entries: {}, items: {}, fields: {} },
  offers: [],
  pieceKeys: [],
};
const given = document.currentScript?.dataset.site;

export const { entryNames, offers, pieceKeys }: ClientSettings = given ? JSON.parse(given) : none;

import type { EditedSite } from '../edited-site';

/** What the script needs to know about the site: JSON in its element's attribute `data-site`. */
export type ClientSettings = Pick<EditedSite, 'entryNames' | 'fewestWords' | 'pieceKeys'>;

const none: ClientSettings = {
  entryNames: { entries: {}, items: {}, fields: {} },
  fewestWords: { page: 0, formPage: 0 },
  pieceKeys: [],
};
const given = document.currentScript?.dataset.site;

export const { entryNames, fewestWords, pieceKeys }: ClientSettings = given
  ? JSON.parse(given)
  : none;

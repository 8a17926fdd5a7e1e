/** One answer that the help search can find. */
export type SearchEntry = {
  /** Where it stands: path and place on the page. */
  href: string;
  /** The question, or the heading above the answer. */
  title: string;
  /** Name of the page it stands on. */
  page: string;
  /** The whole answer, as plain words. */
  text: string;
};

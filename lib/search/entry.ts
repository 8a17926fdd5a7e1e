/** One answer that the help search can find. */
export type SearchEntry = {
  /** Its address: path and fragment. */
  href: string;
  /** The question, or the heading above the answer. */
  title: string;
  /** Name of its page. */
  page: string;
  /** The whole answer, as plain text. */
  text: string;
  /** Further search words for it, which are not shown. */
  words?: string;
};

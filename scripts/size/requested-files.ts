/** A root-relative path of a file, as a whole attribute, in a list of them, or in `url()`. */
const FILE_PATH = /(?<=["'(\s,])\/[\w./-]+\.\w+(?=["')\s,])/g;

/**
 * The files of this site that a document may request, as one text that is the same for every page
 * that requests the same files. URLs with a host, as in structured data, are not requested.
 */
export const requestedFiles = (html: string): string =>
  [...new Set(html.match(FILE_PATH))].sort().join(' ');

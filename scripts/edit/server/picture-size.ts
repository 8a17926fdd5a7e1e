/** The largest picture file that the edit mode takes. */
export const LARGEST_PICTURE = { bytes: 40 * 1024 * 1024, words: '40 MB' };

/** Minimum number of words of a page; one with a form may be shorter. */
export const fewestWords = { page: 150, formPage: 80 };

/** What pictures are taken of: a phone and a desk, by day and by night. */
export const WIDTHS = [390, 1280];
export const COLOR_SCHEMES = ['light', 'dark'] as const;

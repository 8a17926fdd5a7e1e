/** The sizes and schemes of pictures: phone and desktop, light and dark. */
export const WIDTHS = [390, 1280];
export const COLOR_SCHEMES = ['light', 'dark'] as const;

/**
 * The AVIF next to a WebP in `public/uploads/`, with the same name and half the size, for browsers
 * that support it. Undefined for other formats.
 */
export const avifVariantOf = (src: string): string | undefined =>
  /^\/uploads\/.+\.webp$/.test(src) ? src.replace(/webp$/, 'avif') : undefined;

/** The AVIF next to a WebP, half its size; undefined for other formats. */
export const avifVariantOf = (src: string): string | undefined =>
  /^\/uploads\/.+\.webp$/.test(src) ? src.replace(/webp$/, 'avif') : undefined;

/**
 * The AVIF that lies beside a WebP in `public/uploads/`, by the same name: half as heavy, for the
 * browsers that know it. Nothing for other kinds of pictures, which are shown as they are.
 */
export const avifBeside = (src: string): string | undefined =>
  /^\/uploads\/.+\.webp$/.test(src) ? src.replace(/webp$/, 'avif') : undefined;

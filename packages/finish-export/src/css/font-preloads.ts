import { attributeText } from '../html/splice';

/**
 * Preloads fonts that text does not wait for: those with `font-display: optional`, which are used only
 * if they arrive before the first paint, and `swap`. A browser delays that paint for a preload by up to
 * 100 ms; a `media` query avoids the delay on connections that are too slow for it anyway.
 */
export function fontPreloads(css: string, media: string | undefined): string {
  const condition = media ? ` media="${attributeText(media)}"` : '';
  const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
  return faces
    .filter((face) => /font-display:(optional|swap)/.test(face))
    .flatMap((face) => face.match(/url\("([^"]*\.woff2)"\)/)?.[1] ?? [])
    .map(
      (url) =>
        `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin${condition}>`,
    )
    .join('');
}

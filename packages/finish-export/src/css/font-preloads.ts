import { attributeText } from '../html/splice';

/**
 * Preloads fonts with `font-display: optional`, which are used only if they arrive before the first
 * paint. A browser delays that paint for them by up to 100 ms; a `media` query avoids the delay on
 * connections that are too slow for them anyway.
 */
export function fontPreloads(css: string, media: string | undefined): string {
  const condition = media ? ` media="${attributeText(media)}"` : '';
  const faces = css.match(/@font-face\{[^}]*\}/g) ?? [];
  return faces
    .filter((face) => face.includes('font-display:optional'))
    .flatMap((face) => face.match(/url\("([^"]*\.woff2)"\)/)?.[1] ?? [])
    .map(
      (url) =>
        `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin${condition}>`,
    )
    .join('');
}

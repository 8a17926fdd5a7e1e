import { attributeText } from '../html/splice';

/**
 * Faces with `font-display: optional` are of use only if they are there at the first paint, so they
 * are asked for first. A browser holds that paint back for them, by up to a tenth of a second: on
 * lines that are too slow for them anyway, a `media` query spares the wait.
 */
export function facePreloads(css: string, media: string | undefined): string {
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

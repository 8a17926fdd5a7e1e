import { BOOT_FOLDER, bootFile } from './boot-file';
import type { BrowserScripts } from './browser-scripts';
import { contentSecurityPolicy, type PolicyOrigins } from './content-security-policy';
import { contentHash, policyHash } from './hash';
import type { LightPage } from './light-page';
import { prune, pruneLater } from './prune';
import type { PageShape } from './read-page';
import { splice } from './splice';
import type { Sheet } from './stylesheet';

/** Lets the browser fetch a page of this site while the pointer rests on its link. */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { href_matches: '/*' },
      eagerness: 'moderate',
    },
  ],
});

export type FinishedPage = {
  html: string;
  /** The page's boot file; null where nothing in the page needs React. */
  boot: { url: string; text: string; base: string } | null;
};

function bootOf(
  light: LightPage,
  styles: string,
  runtime: string,
  tail: string,
): FinishedPage['boot'] {
  const scripts = [light.base, light.islands];
  const text = bootFile({ flight: light.flight, scripts, styles, runtime }, tail);
  return { url: `${BOOT_FOLDER}/${contentHash(text)}.js`, text, base: light.base };
}

const attributeText = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');

/**
 * Faces with `font-display: optional` are of use only if they are there at the first paint, so they
 * are asked for first. A browser holds that paint back for them, by up to a tenth of a second: on
 * lines that are too slow for them anyway, a `media` query spares the wait.
 */
function facePreloads(css: string, media: string | undefined): string {
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

const loaderTag = (boot: { url: string; base: string }, loader: string) =>
  `<script data-boot="${boot.url}" data-base="${boot.base}">${loader}</script>`;

type Site = { scripts: BrowserScripts; origins: PolicyOrigins; faceMedia?: string };

/**
 * Finishes a page: its styles inline, nothing of Next's before the visitor's first touch, and a
 * policy that allows what is left.
 *
 * @param sheets the page's stylesheets, in the order of `shape.stylesheets`
 * @param light what brings the page to life; null where nothing in it needs React
 */
export function finishPage(
  html: string,
  shape: PageShape,
  sheets: readonly Sheet[],
  light: LightPage | null,
  { scripts, origins, faceMedia }: Site,
): FinishedPage {
  const css = prune(sheets, shape.names);
  const boot =
    light &&
    bootOf(light, pruneLater(sheets, shape.names, light.names), shape.runtime, scripts.bootTail);
  const inlineScripts = [
    ...shape.speculationRules,
    SPECULATION_RULES,
    ...(boot ? [scripts.loader] : []),
  ];
  const policy = contentSecurityPolicy(
    { script: inlineScripts.map(policyHash), style: [policyHash(css)] },
    origins,
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${attributeText(policy)}"/>`;
  const head = [
    facePreloads(css, faceMedia),
    `<style>${css}</style>`,
    boot ? loaderTag(boot, scripts.loader) : '',
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
  ].join('');
  const edits = [
    ...shape.cuts,
    { start: shape.afterCharset, end: shape.afterCharset, text: meta },
    { start: shape.headEnd, end: shape.headEnd, text: head },
  ];
  return { html: splice(html, edits), boot };
}

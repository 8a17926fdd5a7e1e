import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ScriptFile, writeScript } from './client/island-files';
import { classesOf, type IslandBundle } from './client/island-set';
import { bootFile, lateNames, type Part, partsOf, rootTags } from './client/page-scripts';
import type { StyleModules } from './client/rolldown-options';
import { fontPreloads } from './css/font-preloads';
import { prune, pruneLater, withoutUnread } from './css/prune';
import { modulesWithoutRules, sheetReader } from './css/read-sheets';
import { type ShortNames, shorten } from './css/short-names';
import type { Sheet } from './css/stylesheet';
import type { Diagnostic } from './diagnostic';
import { policyHash } from './hash';
import { contentSecurityPolicy, type PolicyOrigins } from './html/content-security-policy';
import { elementNames } from './html/element-names';
import { plainHtml } from './html/next-tags';
import { type PageShape, readPage } from './html/read-page';
import { attributeText, type Edit, splice } from './html/splice';

/** What all pages of an export share. */
export type ExportContext = {
  /** The export folder, absolute. */
  folder: string;
  /** Other origins that pages may connect to. */
  origins: PolicyOrigins;
  /** Media query of the windows that preload a font; without one, all windows do. */
  fontMedia?: string | undefined;
  hasWorker: boolean;
  shortNames: ShortNames;
  styleModules: StyleModules;
  /** Bundles by the key of their island set. */
  bundles: ReadonlyMap<string, IslandBundle>;
  /** The loader, minified. */
  loader: string;
};

/** Hovering over a link prefetches its page. */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** The boot files of a page, and the edits that reference them. */
function bringScripts(
  shape: PageShape,
  parts: readonly Part[],
  sheets: readonly Sheet[],
  moduleClasses: ReadonlySet<string>,
) {
  const boots: ScriptFile[] = [];
  const edits: Edit[] = [];
  for (const part of parts) {
    const boot = bootFile(part, pruneLater(sheets, shape.names, lateNames(part, moduleClasses)));
    boots.push(boot);
    edits.push(...rootTags(part.islands, [boot.url, ...part.bundle.files]));
  }
  const hydrated = new Set(parts.flatMap(({ islands }) => islands));
  const others = shape.islands.filter((island) => !hydrated.has(island));
  return { boots, edits: [...edits, ...rootTags(others, [])] };
}

/** The edits that add to a page: policy, styles, scripts. Scripts follow the last of the styles. */
function additions(
  shape: PageShape,
  styles: readonly string[],
  loader: string | undefined,
  site: ExportContext,
): Edit[] {
  const last = shape.breaks.length;
  const policy = contentSecurityPolicy(
    {
      script: [SPECULATION_RULES, ...(loader ? [loader] : [])].map(policyHash),
      style: styles.map(policyHash),
    },
    site.origins,
    site.hasWorker,
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${attributeText(policy)}">`;
  const places = [shape.headEnd, ...shape.breaks.map(({ start }) => start)];
  const texts = styles.map((css, i) => [
    i === 0 ? fontPreloads(css, site.fontMedia) : '',
    `<style>${css}</style>`,
    i === last && loader ? `<script>${loader}</script>` : '',
    i === last ? `<script type="speculationrules">${SPECULATION_RULES}</script>` : '',
  ]);
  return [
    { start: shape.afterCharset, end: shape.afterCharset, text: meta },
    ...places.map((start, i) => ({ start, end: start, text: texts[i]?.join('') ?? '' })),
  ];
}

function checkLateRules(
  page: string,
  parts: readonly Part[],
  sheets: readonly Sheet[],
  site: ExportContext,
) {
  const modules = parts.flatMap(({ bundle }) => bundle.styleModules);
  return modulesWithoutRules(modules, site.styleModules, sheets).map((name) => ({
    where: page,
    expected: `rules of ${name} in the page's stylesheets, for what its islands add later`,
    found: 'no selector with any of its classes',
    fix: 'import the island in a component that this page renders, so that Next includes its styles',
  }));
}

/**
 * Creates a function that finishes pages in place. Stylesheets are read once.
 *
 * @returns finishes the page in a file, and resolves to its problems
 */
export function pageFinisher(site: ExportContext): (file: string) => Promise<Diagnostic[]> {
  const readSheet = sheetReader(site.folder, site.shortNames);
  const moduleClasses = classesOf(site.styleModules);
  const written = new Set<string>();

  return async (file) => {
    const page = path.relative(site.folder, file);
    const problems: Diagnostic[] = [];
    const html = shorten(plainHtml(await readFile(file, 'utf8')), site.shortNames);
    const shape = readPage(page, html, problems);
    if (problems.length > 0) return problems;

    const sheets = await Promise.all(shape.stylesheets.map(readSheet));
    const parts = partsOf(shape, site.bundles);
    problems.push(...checkLateRules(page, parts, sheets, site));
    if (problems.length > 0) return problems;

    const scripts = bringScripts(shape, parts, sheets, moduleClasses);
    const later = scripts.boots.map(({ text }) => text);
    const upTo = [...shape.breaks.map(({ names }) => names), shape.names];
    const elements = upTo.length > 1 ? elementNames(html) : [];
    const pruned = prune(sheets, { upTo, elements });
    const styles = pruned.map((css) => withoutUnread(css, html, ...pruned, ...later));
    const loader = parts.length > 0 ? site.loader : undefined;
    const edits = [...shape.cuts, ...scripts.edits, ...additions(shape, styles, loader, site)];
    await writeFile(file, splice(html, edits));
    const boots = scripts.boots.filter(({ url }) => !written.has(url));
    for (const boot of boots) written.add(boot.url);
    for (const boot of boots) await writeScript(site.folder, boot);
    return [];
  };
}

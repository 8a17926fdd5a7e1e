import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type ScriptFile, writeScript } from './client/island-files';
import { type IslandBundle, setKey } from './client/island-set';
import { bootFile, rootTags, setsOf } from './client/page-scripts';
import { fontPreloads } from './css/font-preloads';
import { missingStyles, pageStyles, type Sheets } from './css/page-styles';
import type { ModuleOf } from './css/style-modules';
import type { Sheet } from './css/stylesheet';
import { contentSecurityPolicy, type PolicyOrigins } from './html/content-security-policy';
import type { PageShape } from './html/read-page';
import { attributeText, type Edit, splice } from './html/splice';
import type { Diagnostic } from './report/diagnostic';

/** A page as Next exported it. */
export type ExportedPage = { file: string; html: string; shape: PageShape };

export type ExportContext = {
  folder: string;
  /** Other origins that pages may connect to. */
  origins: PolicyOrigins;
  /** Media query of the windows that preload a font; without one, all windows do. */
  fontMedia?: string | undefined;
  hasWorker: boolean;
  moduleOf: ModuleOf;
  sheets: Sheets;
  /** Bundles by the key of their island set. */
  bundles: ReadonlyMap<string, IslandBundle>;
  loader: string;
};

/** Hovering over a link prefetches its page. */
const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }],
});

/** The source expression that allows this inline script or style in a policy. */
const policyHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The boot files of a page, the edits that reference them, and the CSS modules of its islands. */
function bringScripts({ islands }: PageShape, site: ExportContext) {
  const boots: ScriptFile[] = [];
  const edits: Edit[] = [];
  const modules: string[] = [];
  const sets = setsOf(islands);
  for (const set of sets) {
    const bundle = site.bundles.get(setKey(set));
    if (!bundle) throw new Error(`no bundle for ${setKey(set)}`);
    const boot = bootFile(set, bundle);
    boots.push(boot);
    edits.push(...rootTags(set.islands, [boot.url, ...bundle.files]));
    modules.push(...bundle.styleModules);
  }
  const idle = islands.filter((island) => !sets.some((set) => set.islands.includes(island)));
  return { boots, edits: [...edits, ...rootTags(idle, [])], modules };
}

/** The edits that add policy, styles and scripts to the head of a page. */
function additions(
  shape: PageShape,
  css: string,
  loader: string | undefined,
  site: ExportContext,
): Edit[] {
  const scripts = [SPECULATION_RULES, ...(loader ? [loader] : [])];
  const policy = contentSecurityPolicy(
    { script: scripts.map(policyHash), style: [policyHash(css)] },
    site.origins,
    site.hasWorker,
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${attributeText(policy)}">`;
  const rest = [
    fontPreloads(css, site.fontMedia),
    `<style>${css}</style>`,
    loader ? `<script>${loader}</script>` : '',
    `<script type="speculationrules">${SPECULATION_RULES}</script>`,
  ];
  return [
    { start: shape.afterCharset, end: shape.afterCharset, text: meta },
    { start: shape.headEnd, end: shape.headEnd, text: rest.join('') },
  ];
}

/** Writes the final document in place of Next's. @returns its problems; if there are any, it writes nothing */
export async function finishPage(
  { file, html, shape }: ExportedPage,
  site: ExportContext,
): Promise<Diagnostic[]> {
  const sheets = shape.stylesheets.map((url) => site.sheets.get(url) as Sheet);
  const { boots, edits, modules } = bringScripts(shape, site);
  const problems = missingStyles(path.relative(site.folder, file), sheets, modules);
  if (problems.length > 0) return problems;

  const css = pageStyles(sheets, site.moduleOf, shape.classes, modules);
  const loader = boots.length > 0 ? site.loader : undefined;
  await writeFile(
    file,
    splice(html, [...shape.cuts, ...edits, ...additions(shape, css, loader, site)]),
  );
  for (const boot of boots) await writeScript(site.folder, boot);
  return [];
}

import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import type { ModuleOf } from './style-modules';

/** A stylesheet in pieces, so that a page can leave out the rules of modules that it does not have. */
export type Sheet = readonly SheetNode[];

/** A rule or another statement with the CSS module that it is from, or a group of them: `@media`. */
type SheetNode =
  | { text: string; module: string | undefined }
  | { prelude: string; children: Sheet };

/** At-rules that contain rules and have no effect without them. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);

/** Next gives classes and animations of CSS modules names of their own, so any of them will do. */
function moduleOfRule({ selector }: Rule, moduleOf: ModuleOf): string | undefined {
  let module: string | undefined;
  parseSelector((root) => {
    root.walkClasses(({ value }) => {
      module ??= moduleOf(value);
    });
  }).processSync(selector);
  return module;
}

function compileAtRule(rule: AtRule, moduleOf: ModuleOf): SheetNode {
  const name = rule.name.toLowerCase();
  if (name === 'import') throw new Error(`expected no @import, found ${rule}`);
  if (rule.nodes === undefined) return { text: `${rule};`, module: undefined };
  if (!GROUPS.has(name)) return { text: String(rule), module: moduleOf(rule.params) };
  const prelude = `@${rule.name}${rule.raws.afterName ?? ' '}${rule.params}`;
  return { prelude, children: compile(rule, moduleOf) };
}

function compileNode(node: ChildNode, moduleOf: ModuleOf): SheetNode[] {
  if (node.type === 'atrule') return node.name === 'charset' ? [] : [compileAtRule(node, moduleOf)];
  if (node.type === 'rule') return [{ text: String(node), module: moduleOfRule(node, moduleOf) }];
  return node.type === 'decl' ? [{ text: `${node};`, module: undefined }] : [];
}

const compile = (container: Container, moduleOf: ModuleOf): Sheet =>
  (container.nodes ?? []).flatMap((node) => compileNode(node, moduleOf));

/** A placeholder origin to resolve paths against. */
const SITE = 'http://site';

/** URLs in a stylesheet are relative to it; in a page they must be absolute paths. */
function absoluteUrls(css: string, sheetPath: string): string {
  return css.replace(/url\(\s*(["']?)(.*?)\1\s*\)/g, (whole, _quote: string, url: string) => {
    if (/^(data:|https?:|\/|#)/.test(url)) return whole;
    return `url("${new URL(url, SITE + sheetPath).href.slice(SITE.length)}")`;
  });
}

/** @param sheetPath its path on the site, such as `/_next/static/chunks/a.css` */
export function parseStylesheet(css: string, sheetPath: string, moduleOf: ModuleOf): Sheet {
  return compile(postcss.parse(absoluteUrls(css, sheetPath), { from: sheetPath }), moduleOf);
}

export function modulesIn(sheet: Sheet): Set<string> {
  const found = sheet.flatMap((node) =>
    'children' in node ? [...modulesIn(node.children)] : (node.module ?? []),
  );
  return new Set(found);
}

/** The rules of a stylesheet that are of these CSS modules or of none. */
export function rulesOf(sheet: Sheet, modules: ReadonlySet<string>): string {
  const parts = sheet.map((node) => {
    if ('text' in node) return node.module && !modules.has(node.module) ? '' : node.text;
    const rules = rulesOf(node.children, modules);
    return rules && `${node.prelude}{${rules}}`;
  });
  return parts.join('');
}

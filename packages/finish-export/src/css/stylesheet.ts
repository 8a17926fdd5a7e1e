import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import { type PageSelector, pageSelectors } from './selector-needs';

/** A stylesheet, parsed for pruning. */
export type Sheet = readonly SheetNode[];

type SheetNode =
  | { kind: 'rule'; selectors: PageSelector[]; body: string; properties: Set<string> }
  | { kind: 'group'; prelude: string; children: Sheet }
  | { kind: 'other'; text: string };

/** At-rules that contain rules and have no effect without them. */
const GROUPS = new Set(['media', 'supports', 'container', 'layer', 'scope', 'starting-style']);

function compileAtRule(rule: AtRule): SheetNode {
  const name = rule.name.toLowerCase();
  if (name === 'import') throw new Error(`expected no @import, found ${rule}`);
  const text = String(rule);
  if (!GROUPS.has(name) || rule.nodes === undefined) {
    return { kind: 'other', text: rule.nodes === undefined ? `${text};` : text };
  }
  const prelude = `@${rule.name}${rule.raws.afterName ?? ' '}${rule.params}`;
  return { kind: 'group', prelude, children: compile(rule) };
}

/** Shorthands that do not begin as their longhands, and other names of the same. */
const FAMILIES: Readonly<Record<string, string>> = {
  ...{ line: 'font', row: 'gap', column: 'gap', align: 'place', justify: 'place' },
  ...{ top: 'inset', right: 'inset', bottom: 'inset', left: 'inset' },
  ...{ width: 'inline', height: 'block' },
};

/** What a property sets, roughly: properties that can override each other are of one family. */
const familyOf = (property: string) => {
  const [family = property] = property.match(/^[a-z]+/) ?? [];
  return FAMILIES[family] ?? family;
};

function compileNode(node: ChildNode): SheetNode[] {
  if (node.type === 'atrule') return node.name === 'charset' ? [] : [compileAtRule(node)];
  if (node.type === 'rule') {
    const body = node.nodes.map(String).join(';');
    const properties = new Set<string>();
    node.walkDecls(({ prop }) => void properties.add(familyOf(prop)));
    return [{ kind: 'rule', selectors: pageSelectors(node.selector), body, properties }];
  }
  return node.type === 'decl' ? [{ kind: 'other', text: `${node};` }] : [];
}

const compile = (container: Container): Sheet => (container.nodes ?? []).flatMap(compileNode);

/** A placeholder origin to resolve paths against. */
const SITE = 'http://site';

/** URLs in a stylesheet are relative to it; in a page they must be absolute paths. */
function absoluteUrls(css: string, sheetPath: string): string {
  return css.replace(/url\(\s*(["']?)(.*?)\1\s*\)/g, (whole, _quote: string, url: string) => {
    if (/^(data:|https?:|\/|#)/.test(url)) return whole;
    return `url("${new URL(url, SITE + sheetPath).href.slice(SITE.length)}")`;
  });
}

/**
 * Parses a stylesheet.
 *
 * @param css its text
 * @param sheetPath its path on the site, such as `/_next/static/chunks/a.css`
 * @throws if it cannot be parsed, or has an `@import`
 */
export function parseStylesheet(css: string, sheetPath: string): Sheet {
  return compile(postcss.parse(absoluteUrls(css, sheetPath), { from: sheetPath }));
}

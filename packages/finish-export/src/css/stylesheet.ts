import postcss, { type AtRule, type ChildNode, type Container } from 'postcss';
import { type Needs, selectorNeeds } from './selector-needs';

/** A stylesheet, parsed for pruning. */
export type Sheet = readonly SheetNode[];

type SheetNode =
  | { kind: 'rule'; selectors: { text: string; needs: Needs }[]; body: string }
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

function compileNode(node: ChildNode): SheetNode[] {
  if (node.type === 'atrule') return node.name === 'charset' ? [] : [compileAtRule(node)];
  if (node.type === 'rule') {
    const body = node.nodes.map(String).join(';');
    return [{ kind: 'rule', selectors: selectorNeeds(node.selector), body }];
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

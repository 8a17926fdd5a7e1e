import parseSelector, { type Node } from 'postcss-selector-parser';

/**
 * What a page must contain for a selector to match. Names are written as in CSS: `.card`, `#main`,
 * `table`. Attributes and states are ignored, because they change without a script (`[open]`,
 * `:hover`).
 */
export type Needs = {
  /** Names that are all required. */
  all: string[];
  /** Choices (`:is`, `:where`, `:has`): at least one alternative of each is required. */
  oneOf: Needs[][];
};

const CHOICES = new Set([':is', ':where', ':has', ':matches', ':-webkit-any']);

function addNode(needs: Needs, node: Node): void {
  if (node.type === 'class') needs.all.push(`.${node.value}`);
  else if (node.type === 'id') needs.all.push(`#${node.value}`);
  else if (node.type === 'tag') needs.all.push(node.value.toLowerCase());
  else if (node.type === 'pseudo' && CHOICES.has(node.value.toLowerCase())) {
    const alternatives = node.nodes.map(({ nodes }) => needsOf(nodes));
    const anythingWill = alternatives.some(({ all, oneOf }) => all.length + oneOf.length === 0);
    if (!anythingWill) needs.oneOf.push(alternatives);
  }
}

function needsOf(nodes: readonly Node[]): Needs {
  const needs: Needs = { all: [], oneOf: [] };
  for (const node of nodes) addNode(needs, node);
  return needs;
}

/**
 * A selector with what it needs of a page, of the element that it styles, and of that and those around
 * it: no `:has`, which looks elsewhere.
 */
export type PageSelector = { text: string; needs: Needs; subject: Needs; around: Needs };

/** What the last part of a selector needs, after all combinators. */
function subjectOf(nodes: readonly Node[]): Needs {
  const last = nodes.map(({ type }) => type).lastIndexOf('combinator');
  return needsOf(nodes.slice(last + 1));
}

/** The selectors of a rule. Throws if the list cannot be parsed. */
export function pageSelectors(selectorList: string): PageSelector[] {
  return parseSelector()
    .astSync(selectorList)
    .nodes.map((selector) => {
      const outer = selector.nodes.filter(({ value }) => value !== ':has');
      const [text, needs] = [String(selector).trim(), needsOf(selector.nodes)];
      return { text, needs, subject: subjectOf(outer), around: needsOf(outer) };
    });
}

/** Reports whether a page contains a name. */
export type Names = { has: (name: string) => boolean };

/** Whether a selector can match on a page with these names. */
export function canMatch(needs: Needs, names: Names): boolean {
  return (
    needs.all.every((name) => names.has(name)) &&
    needs.oneOf.every((alternatives) => alternatives.some((one) => canMatch(one, names)))
  );
}

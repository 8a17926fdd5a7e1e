import parseSelector, { type Node, type Selector } from 'postcss-selector-parser';

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
    const alternatives = node.nodes.map(needsOf);
    const anythingWill = alternatives.some(({ all, oneOf }) => all.length + oneOf.length === 0);
    if (!anythingWill) needs.oneOf.push(alternatives);
  }
}

function needsOf(selector: Selector): Needs {
  const needs: Needs = { all: [], oneOf: [] };
  for (const node of selector.nodes) addNode(needs, node);
  return needs;
}

/** The selectors of a rule, each with what it needs. Throws if the list cannot be parsed. */
export function selectorNeeds(selectorList: string): { text: string; needs: Needs }[] {
  const { nodes } = parseSelector().astSync(selectorList);
  return nodes.map((selector) => ({ text: String(selector).trim(), needs: needsOf(selector) }));
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

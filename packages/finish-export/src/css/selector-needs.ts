import parseSelector, { type Node, type Selector } from 'postcss-selector-parser';

/**
 * What a page must hold for a selector to match anything in it. Names are written as in CSS:
 * `.card`, `#main`, `table`. Attributes and states are never needed, for a visitor can bring
 * them about without any script (`[open]`, `:hover`).
 */
export type Needs = {
  /** Names that are needed in any case. */
  all: string[];
  /** Choices (`:is`, `:where`, `:has`): of each, at least one alternative is needed. */
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

/** The selectors of a rule, each with what it needs. Throws when the list cannot be parsed. */
export function selectorNeeds(selectorList: string): { text: string; needs: Needs }[] {
  const { nodes } = parseSelector().astSync(selectorList);
  return nodes.map((selector) => ({ text: String(selector).trim(), needs: needsOf(selector) }));
}

/** Whatever can tell if a page holds a name. */
export type Names = { has: (name: string) => boolean };

/** Whether a page that holds these names can hold a match. */
export function canMatch(needs: Needs, names: Names): boolean {
  return (
    needs.all.every((name) => names.has(name)) &&
    needs.oneOf.every((alternatives) => alternatives.some((one) => canMatch(one, names)))
  );
}

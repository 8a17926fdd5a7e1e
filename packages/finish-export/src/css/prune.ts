import type { ElementNames } from '../html/element-names';
import { canMatch, type Names, type Needs, type PageSelector } from './selector-needs';
import type { Sheet } from './stylesheet';

function matchingRules(sheet: Sheet, matches: (one: PageSelector) => boolean): string {
  const parts = sheet.map((node) => {
    if (node.kind === 'rule') {
      const selectors = node.selectors.filter(matches);
      if (selectors.length === 0 || node.body === '') return '';
      return `${selectors.map(({ text }) => text).join(',')}{${node.body}}`;
    }
    if (node.kind === 'other') return node.text;
    const rules = matchingRules(node.children, matches);
    return rules && `${node.prelude}{${rules}}`;
  });
  return parts.join('');
}

type Placed = { selector: PageSelector; properties: ReadonlySet<string>; part: number };

type PartOf = (needs: Needs) => number;

/** Each rule with the part of the page that it comes with. Print rules come last: they are needed last. */
const place = (sheet: Sheet, partOf: PartOf, printPartOf: PartOf): Placed[] =>
  sheet.flatMap((node) => {
    if (node.kind === 'other') return [];
    if (node.kind === 'group')
      return place(
        node.children,
        node.prelude === '@media print' ? printPartOf : partOf,
        printPartOf,
      );
    const { selectors, properties } = node;
    return selectors.map((selector) => ({ selector, properties, part: partOf(selector.needs) }));
  });

/** Whether siblings count. The plus of `:nth-child(3n + 1)` is none. */
const hasSiblings = (selector: string) =>
  /[+~]/.test(selector.replace(/:nth[a-z-]+\([^)]*\)/g, ''));

/** Whether a selector may style an element. Where siblings count, the elements around do not tell. */
const styles = ({ text, subject, around }: PageSelector, element: ElementNames) =>
  canMatch(subject, element.own) && (hasSiblings(text) || canMatch(around, element.around));

/**
 * Moves rules forward that would otherwise follow one that overrides them: both may style the same
 * element, in the same respect.
 */
function keepCascade(rules: readonly Placed[], elements: readonly ElementNames[]): void {
  const styled = new Map<PageSelector, Set<ElementNames>>();
  const styledBy = ({ selector }: Placed) => {
    const known = styled.get(selector) ?? new Set(elements.filter((one) => styles(selector, one)));
    styled.set(selector, known);
    return known;
  };
  const meet = (one: Placed, other: Placed) =>
    [...one.properties].some((family) => other.properties.has(family)) &&
    [...styledBy(one)].some((element) => styledBy(other).has(element));
  for (let i = rules.length - 1; i >= 0; i--) {
    const rule = rules[i] as Placed;
    if (rule.part < 0) continue;
    for (const next of rules.slice(i + 1))
      if (next.part >= 0 && next.part < rule.part && meet(rule, next)) rule.part = next.part;
  }
}

/** What a page consists of, for its styles. */
export type PageNames = {
  /** The names that selectors can match before each place for styles, and on the whole page. */
  upTo: readonly Names[];
  elements: readonly ElementNames[];
};

/**
 * The rules of some stylesheets that can apply to a page: for each part of the page those that no part
 * before it needs, in order. The first part has all fonts and animations.
 */
export function prune(sheets: readonly Sheet[], { upTo, elements }: PageNames): string[] {
  const partOf: PartOf = (needs) => upTo.findIndex((names) => canMatch(needs, names));
  const printPartOf: PartOf = (needs) => (partOf(needs) < 0 ? -1 : upTo.length - 1);
  const rules = sheets.flatMap((sheet) => place(sheet, partOf, printPartOf));
  keepCascade(rules, elements);
  const parts = new Map(rules.map(({ selector, part }) => [selector, part]));
  return upTo.map((_, i) =>
    sheets
      .map((sheet) => (i === 0 ? sheet : withoutOthers(sheet)))
      .map((sheet) => matchingRules(sheet, (one) => parts.get(one) === i))
      .join(''),
  );
}

/** Removes the custom properties that neither the styles nor anything in `others` reads. */
export function withoutUnread(css: string, ...others: readonly string[]): string {
  const read = new Set([css, ...others].join('').match(/(?<=var\()--[\w-]+/g));
  const kept = css.replace(/(--[\w-]+):[^;{}"']*(?:;|(?=\}))/g, (declaration, name) =>
    read.has(name) ? declaration : '',
  );
  // Twice: the group of an empty rule is empty too.
  return kept.replace(/[^{};]*\{\}/g, '').replace(/[^{};]*\{\}/g, '');
}

/** A stylesheet without fonts and animations, which the page already has. */
const withoutOthers = (sheet: Sheet): Sheet =>
  sheet
    .filter(({ kind }) => kind !== 'other')
    .map((node) =>
      node.kind === 'group' ? { ...node, children: withoutOthers(node.children) } : node,
    );

/**
 * The rules that can apply to a page only once its scripts have added something: those for names
 * that are in `later` and not in `now`. They follow the others in the cascade.
 */
export function pruneLater(sheets: readonly Sheet[], now: Names, later: Names): string {
  const either: Names = { has: (name) => now.has(name) || later.has(name) };
  const matches = ({ needs }: PageSelector) => canMatch(needs, either) && !canMatch(needs, now);
  return sheets.map((sheet) => matchingRules(withoutOthers(sheet), matches)).join('');
}

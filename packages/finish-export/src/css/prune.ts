import { canMatch, type Names, type Needs } from './selector-needs';
import type { Sheet } from './stylesheet';

function matchingRules(sheet: Sheet, matches: (needs: Needs) => boolean): string {
  const parts = sheet.map((node) => {
    if (node.kind === 'rule') {
      const selectors = node.selectors.filter(({ needs }) => matches(needs));
      if (selectors.length === 0 || node.body === '') return '';
      return `${selectors.map(({ text }) => text).join(',')}{${node.body}}`;
    }
    if (node.kind === 'other') return node.text;
    const rules = matchingRules(node.children, matches);
    return rules && `${node.prelude}{${rules}}`;
  });
  return parts.join('');
}

/**
 * The part of some stylesheets that can apply to a page, in order: the rules that can match, and all
 * fonts and animations.
 *
 * @param names the page's classes, ids and elements, as `.card`, `#main`, `table`
 */
export function prune(sheets: readonly Sheet[], names: Names): string {
  const matches = (needs: Needs) => canMatch(needs, names);
  return sheets.map((sheet) => matchingRules(sheet, matches)).join('');
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

const namesOfNeeds = ({ all, oneOf }: Needs): string[] => [
  ...all,
  ...oneOf.flat().flatMap(namesOfNeeds),
];

const collectNames = (sheet: Sheet): string[] =>
  sheet.flatMap((node) => {
    if (node.kind === 'group') return collectNames(node.children);
    return node.kind === 'rule' ? node.selectors.flatMap(({ needs }) => namesOfNeeds(needs)) : [];
  });

const namesBySheet = new WeakMap<Sheet, readonly string[]>();

/** Every name in a stylesheet's selectors, once. */
function namesIn(sheet: Sheet): readonly string[] {
  const names = namesBySheet.get(sheet) ?? [...new Set(collectNames(sheet))];
  namesBySheet.set(sheet, names);
  return names;
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
  const isLate = (name: string) => later.has(name) && !now.has(name);
  if (!sheets.some((sheet) => namesIn(sheet).some(isLate))) return '';
  const either: Names = { has: (name) => now.has(name) || later.has(name) };
  const matches = (needs: Needs) => canMatch(needs, either) && !canMatch(needs, now);
  return sheets.map((sheet) => matchingRules(withoutOthers(sheet), matches)).join('');
}

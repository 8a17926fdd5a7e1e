import { canMatch, type Names, type Needs } from './selector-needs';
import type { Sheet } from './stylesheet';

/** A piece of the pruned styles. A piece with a name is kept only if others use it. */
type Piece = { text: string; name?: string };

/** Merges adjacent groups with the same condition. */
function joinGroups(parts: readonly Piece[][]): Piece[] {
  const joined: Piece[] = [];
  let open: string | undefined;
  for (const part of parts) {
    const [head] = part;
    if (head === undefined) continue;
    if (open !== undefined && head.text === open) {
      joined.pop();
      joined.push(...part.slice(1));
    } else joined.push(...part);
    open = part.length > 1 ? head.text : undefined;
  }
  return joined;
}

function matchingPieces(sheet: Sheet, matches: (needs: Needs) => boolean): Piece[] {
  const parts = sheet.map((node): Piece[] => {
    if (node.kind === 'rule') {
      const selectors = node.selectors.filter(({ needs }) => matches(needs));
      if (selectors.length === 0 || node.body === '') return [];
      return [{ text: `${selectors.map(({ text }) => text).join(',')}{${node.body}}` }];
    }
    if (node.kind === 'group') {
      const pieces = matchingPieces(node.children, matches);
      const holdsRules = pieces.some(({ name }) => name === undefined);
      return holdsRules ? [{ text: `${node.prelude}{` }, ...pieces, { text: '}' }] : [];
    }
    return [node];
  });
  return joinGroups(parts);
}

/** Whether a text contains a name as a whole word. */
const mentions = (text: string, name: string): boolean =>
  new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(text);

const textOf = (pieces: readonly Piece[]) => pieces.map(({ text }) => text).join('');

/** Removes named pieces that no other piece mentions. */
function withMentioned(pieces: readonly Piece[]): Piece[] {
  const text = textOf(pieces.filter(({ name }) => name === undefined));
  return pieces.filter(({ name }) => name === undefined || mentions(text, name));
}

/**
 * The part of some stylesheets that can apply to a page, in order: the rules that can match, and the
 * animations that those rules use.
 *
 * @param names the page's classes, ids and elements, as `.card`, `#main`, `table`
 */
export function prune(sheets: readonly Sheet[], names: Names): string {
  const matches = (needs: Needs) => canMatch(needs, names);
  return textOf(withMentioned(sheets.flatMap((sheet) => matchingPieces(sheet, matches))));
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

/** A stylesheet without at-rules such as fonts, which the page already has. */
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
  const rules = sheets.flatMap((sheet) => matchingPieces(withoutOthers(sheet), matches));
  return textOf(withMentioned(rules));
}

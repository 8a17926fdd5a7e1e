import { isDeepStrictEqual as same } from 'node:util';
import type { Path } from '../content-source/read';
import { insertItem, removeItem, reorderItems, setValue } from '../content-source/write';

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One difference between two states of a module. */
export type Change = {
  path: Path;
  /** An entry of a list that is new or gone, an order that is another, or any other difference. */
  kind: 'changed' | 'added' | 'removed' | 'moved';
  before?: unknown;
  after?: unknown;
};

function changesInGroup(before: Group, after: Group, path: Path): Change[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.flatMap((key) => changesBetween(before[key], after[key], [...path, key]));
}

const isReordered = (before: readonly unknown[], after: readonly unknown[]) => {
  const sorted = (list: readonly unknown[]) => list.map((item) => JSON.stringify(item)).sort();
  return same(sorted(before), sorted(after));
};

/** Lists differ between what they begin and what they end with alike. */
function changesInList(before: unknown[], after: unknown[], path: Path): Change[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && same(before[start], after[start])) start += 1;
  let end = 0;
  while (end < shorter - start && same(before.at(-1 - end), after.at(-1 - end))) end += 1;
  const old = before.slice(start, before.length - end);
  const now = after.slice(start, after.length - end);
  if (old.length === now.length) {
    if (isReordered(old, now)) return [{ path, kind: 'moved', before, after }];
    return old.flatMap((item, i) => changesBetween(item, now[i], [...path, start + i]));
  }
  if (old.length > 0 && now.length > 0) return [{ path, kind: 'changed', before, after }];
  return [
    ...old.map(
      (item, i): Change => ({ path: [...path, start + i], kind: 'removed', before: item }),
    ),
    ...now.map((item, i): Change => ({ path: [...path, start + i], kind: 'added', after: item })),
  ];
}

/** What changes one value into another, as small as it can be said. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (same(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return changesInGroup(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return changesInList(before, after, path);
  return [{ path, kind: 'changed', before, after }];
}

/** Where each entry of a list stood before. */
function orderOf(before: readonly unknown[], after: readonly unknown[]): number[] {
  const left = new Set(before.keys());
  return after.map((item) => {
    const from = [...left].find((i) => same(before[i], item)) ?? -1;
    left.delete(from);
    return from;
  });
}

/** Writes one change into the text of a module. */
export function applyChange(text: string, { path, kind, before, after }: Change): string {
  if (kind === 'moved')
    return reorderItems(text, path, orderOf(before as unknown[], after as unknown[]));
  const list = path.slice(0, -1);
  const index = Number(path.at(-1));
  if (kind === 'added') return insertItem(text, list, index, after);
  return kind === 'removed' ? removeItem(text, list, index) : setValue(text, path, after);
}

/** Writes all that changes one value into another, each at its own place in the text. */
export function applyAll(text: string, changes: readonly Change[]): string {
  // Entries leave from the last, so that those before keep their places.
  const removals = changes.filter(({ kind }) => kind === 'removed').toReversed();
  const others = changes.filter(({ kind }) => kind !== 'removed');
  return [...others, ...removals].reduce(applyChange, text);
}

const reverseKind = {
  added: 'removed',
  removed: 'added',
  changed: 'changed',
  moved: 'moved',
} as const;

/** What takes a change back. */
export const reversed = ({ path, kind, before, after }: Change): Change => ({
  path,
  kind: reverseKind[kind],
  before: after,
  after: before,
});

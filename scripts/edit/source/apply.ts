import { isDeepStrictEqual as same } from 'node:util';
import type { Path } from './read';
import { insertItem, removeItem, reorderItems, setValue } from './write';

type Group = Record<string, unknown>;
const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** One difference between two versions of a module. */
export type Change = {
  path: Path;
  /** An added or removed list entry, a new order, or any other difference. */
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

/** The changes of a list, between what both versions begin and end with. */
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

/** The smallest changes that turn one value into another. */
export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (same(before, after)) return [];
  if (isGroup(before) && isGroup(after)) return changesInGroup(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return changesInList(before, after, path);
  return [{ path, kind: 'changed', before, after }];
}

/** The previous index of each entry of a list. */
function orderOf(before: readonly unknown[], after: readonly unknown[]): number[] {
  const left = new Set(before.keys());
  return after.map((item) => {
    const from = [...left].find((i) => same(before[i], item)) ?? -1;
    left.delete(from);
    return from;
  });
}

/** Applies one change to a module's source. */
export function applyChange(text: string, { path, kind, before, after }: Change): string {
  if (kind === 'moved')
    return reorderItems(text, path, orderOf(before as unknown[], after as unknown[]));
  const list = path.slice(0, -1);
  const index = Number(path.at(-1));
  if (kind === 'added') return insertItem(text, list, index, after);
  return kind === 'removed' ? removeItem(text, list, index) : setValue(text, path, after);
}

/** Applies all changes between two values, each at its own position in the source. */
export function applyAll(text: string, changes: readonly Change[]): string {
  // Entries are removed from the last on, so that earlier indexes stay valid.
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

/** The inverse of a change. */
export const reversed = ({ path, kind, before, after }: Change): Change => ({
  path,
  kind: reverseKind[kind],
  before: after,
  after: before,
});

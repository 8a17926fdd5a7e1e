import { isDeepStrictEqual as same } from 'node:util';
import { type Group, isFigure, isGroup, valueAt } from './groups';
import type { Path } from './read';

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

export function changesBetween(before: unknown, after: unknown, path: Path = []): Change[] {
  if (same(before, after)) return [];
  const isWhole = isFigure(before) && isFigure(after);
  if (isGroup(before) && isGroup(after) && !isWhole) return changesInGroup(before, after, path);
  if (Array.isArray(before) && Array.isArray(after)) return changesInList(before, after, path);
  return [{ path, kind: 'changed', before, after }];
}

export function applied(value: unknown, change: Change): unknown {
  const [key, ...path] = change.path;
  if (key === undefined) return change.after;
  const inner = () => applied(valueAt(value, [key]), { ...change, path });
  if (!Array.isArray(value)) return { ...(value as Group), [key]: inner() };
  const index = Number(key);
  if (path.length === 0 && change.kind === 'added') return value.toSpliced(index, 0, change.after);
  if (path.length === 0 && change.kind === 'removed') return value.toSpliced(index, 1);
  return value.with(index, inner());
}

const reverseKind = {
  added: 'removed',
  removed: 'added',
  changed: 'changed',
  moved: 'moved',
} as const;

export const reversed = ({ path, kind, before, after }: Change): Change => ({
  path,
  kind: reverseKind[kind],
  before: after,
  after: before,
});

import { type Group, isGroup } from './json-schema';

const isFigure = (value: unknown): value is Group =>
  isGroup(value) && Object.values(value).every((part) => typeof part !== 'object');

/** A key shared by figures with the same numbers in any unit; without numbers, the whole figure. */
function numbersOf(figure: Group): string {
  const numbers = Object.entries(figure).filter(([, part]) => typeof part === 'number');
  return JSON.stringify(numbers.length > 0 ? numbers : figure);
}

/** The neighbors of a figure with the same value, which should not change alone. */
export function twinsOf(owner: unknown, key: unknown): string[] {
  if (!isGroup(owner)) return [];
  const own = owner[String(key)];
  if (!isFigure(own)) return [];
  return Object.entries(owner).flatMap(([other, value]) =>
    other !== key && isFigure(value) && numbersOf(value) === numbersOf(own) ? other : [],
  );
}

/** A group with a changed figure, and the same change in its twins. */
export function changedTogether(owner: Group, key: string, now: Group, twins: readonly string[]) {
  const before = owner[key] as Group;
  const news = Object.entries(now).filter(([part, value]) => value !== before[part]);
  const changed = twins.map((twin) => [
    twin,
    { ...(owner[twin] as Group), ...Object.fromEntries(news) },
  ]);
  return { ...owner, [key]: now, ...Object.fromEntries(changed) };
}

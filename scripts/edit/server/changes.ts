import { withoutInvisibleIn } from '../model/invisible';
import { valueAt } from '../model/walk';
import type { Change } from '../source/change';
import { isFigure } from './readable';

/** The letters, digits and meaningful signs of all texts in a value, such as currencies. */
const plainWords = (value: unknown): string =>
  (JSON.stringify(value) ?? '')
    .toLowerCase()
    .match(/[\p{L}\p{N}\p{S}%]+/gu)
    ?.join(' ') ?? '';

/** Whether a change is of the date on which its page last changed. */
export const isDay = ({ path }: Change): boolean => path[0] === 'updated';

/** Whether a page reads differently after a change. Its date and punctuation do not count. */
export const changesWording = (change: Change): boolean =>
  !isDay(change) && plainWords(change.before) !== plainWords(change.after);

/** A change without the invisible characters that pasted text brings along. */
export const cleanChange = (change: Change): Change =>
  change.after === undefined ? change : { ...change, after: withoutInvisibleIn(change.after) };

/** Merges the changes within a figure into one: both ends of a time, an amount and its currency. */
export function ofWholeFigures(changes: readonly Change[], was: unknown, now: unknown): Change[] {
  const seen = new Set<string>();
  return changes.flatMap((change) => {
    const path = change.path.slice(0, -1);
    const [before, after] = [valueAt(was, path), valueAt(now, path)];
    if (!isFigure(before) || !isFigure(after)) return [change];
    if (seen.has(path.join('.'))) return [];
    seen.add(path.join('.'));
    return [{ path, kind: 'changed', before, after }];
  });
}

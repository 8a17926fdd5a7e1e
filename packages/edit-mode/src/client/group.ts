import { slugOf } from '../server/slug';
import type { Group } from './json-schema';

/** A group without the fields that have no value. */
export const withoutGaps = (group: Group): Group =>
  Object.fromEntries(Object.entries(group).filter(([, item]) => item !== undefined));

/** Makes an anchor, which starts with a letter. */
const idOf = (text: unknown) => slugOf(String(text ?? '').replace(/^[^a-z]+/i, ''), 40);

/** A generated anchor follows its heading. */
export function idFor(group: Group, key: string, now: unknown): Group {
  if (!['heading', 'question', 'title'].includes(key) || !('id' in group)) return {};
  return group.id === idOf(group[key]) ? { id: idOf(now) } : {};
}

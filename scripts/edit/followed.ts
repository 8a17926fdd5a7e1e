import { isDeepStrictEqual as same } from 'node:util';
import type { FieldPath } from '@nectarine/edit-mode/content/problem';
import { isRunningText } from '@/lib/languages/translated';
import { isFree } from '../content-check/free-lists';
import { hasWords } from '../translations/translated-texts';

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts of a translation by what they translate, as JSON. */
export type Memory = ReadonlyMap<string, unknown>;

const nameOf = (english: unknown) => JSON.stringify(english);

/** The texts of a translation for each part of the English content. */
export function memoryOf(english: unknown, texts: unknown, memory = new Map<string, unknown>()) {
  if (texts === undefined || texts === null) return memory;
  memory.set(nameOf(english), texts);
  if (typeof english !== 'object' || english === null || isRunningText(english)) return memory;
  for (const [key, inner] of Object.entries(english))
    memoryOf(inner, (texts as Group)[key], memory);
  return memory;
}

/** Ids, icons and amounts may be equal by chance. */
const isDistinctive = (text: unknown) => typeof text === 'string' && /^\p{Lu}| /u.test(text);

/** The number of texts that two entries have in common. */
function likeness(one: unknown, other: unknown): number {
  if (typeof one !== 'object' || one === null) return one === other && isDistinctive(one) ? 1 : 0;
  if (typeof other !== 'object' || other === null) return 0;
  const keys = Object.keys(one);
  return keys.reduce((sum, key) => sum + likeness((one as Group)[key], (other as Group)[key]), 0);
}

const kindOf = (entry: unknown) => (isGroup(entry) ? entry.kind : undefined);

/** The previous index of each entry of a list; undefined for a new one. */
function previousIndexes(
  before: readonly unknown[],
  after: readonly unknown[],
): (number | undefined)[] {
  const left = new Set(before.keys());
  const take = (index: number | undefined) => {
    if (index !== undefined) left.delete(index);
    return index;
  };
  const equal = after.map((item, i) => {
    const candidates = [...left].filter((index) => same(before[index], item));
    return take(candidates.includes(i) ? i : candidates[0]);
  });
  return after.map((item, i) => {
    if (equal[i] !== undefined) return equal[i];
    const ofKind = [...left].filter((index) => kindOf(before[index]) === kindOf(item));
    const isInPlace = before.length === after.length && ofKind.includes(i);
    if (isInPlace) return take(i);
    const [best] = ofKind
      .map((index) => ({ index, score: likeness(before[index], item) }))
      .filter(({ score }) => score > 0)
      .toSorted((a, b) => b.score - a.score);
    return take(best?.index);
  });
}

type Following = {
  /** Texts that come back when the English ones do, as after an undo. */
  memory: Memory;
  /** Whether the English content has texts at or below this place. */
  hasTexts: (field: FieldPath) => boolean;
};

/** The translation of a new part: its former texts, a gap to be filled, or nothing to translate. */
function begun(english: unknown, field: FieldPath, { memory, hasTexts }: Following): unknown {
  if (memory.has(nameOf(english))) return memory.get(nameOf(english));
  if (hasTexts(field)) return null;
  return typeof english === 'string' ? english : {};
}

const isWordless = (english: unknown): english is string =>
  typeof english === 'string' && !hasWords(english);

/**
 * The former values of texts that had no words until now, such as `$5`: a translation shows them until
 * the new words are translated.
 */
function saidBefore(
  before: unknown,
  after: unknown,
  field: FieldPath,
  hasTexts: Following['hasTexts'],
): unknown {
  if (isWordless(before)) return hasTexts(field) ? before : undefined;
  if (!isGroup(before) || !isGroup(after) || same(before, after)) return undefined;
  const texts = Object.entries(before)
    .map(([key, inner]) => [key, saidBefore(inner, after[key], [...field, key], hasTexts)])
    .filter(([, text]) => text !== undefined);
  return texts.length > 0 ? Object.fromEntries(texts) : undefined;
}

/** New optional texts, as gaps for the translator. The other texts stay translated. */
function newTexts(before: Group, after: Group, field: FieldPath, hasTexts: Following['hasTexts']) {
  // A group that has lost a field has become another alternative: its new fields are not optional.
  if (!Object.keys(before).every((key) => key in after)) return [];
  return Object.keys(after)
    .filter((key) => !(key in before) && hasTexts([...field, key]))
    .filter((key) => typeof after[key] === 'string' || isRunningText(after[key]))
    .map((key) => [key, null]);
}

/**
 * The texts of a translation after the English content has changed: its lists get the same entries
 * in the same order, new ones as `null`.
 */
export function followed(
  before: unknown,
  after: unknown,
  texts: unknown,
  following: Following,
  field: FieldPath = [],
): unknown {
  if (texts === undefined || texts === null || same(before, after)) return texts;
  if ([before, after, texts].some(isRunningText) || isFree(field)) return texts;
  if (Array.isArray(before) && Array.isArray(after) && Array.isArray(texts)) {
    const previous = previousIndexes(before, after);
    return after.map((item, i) => {
      const at = [...field, i];
      const from = previous[i];
      if (from === undefined) return begun(item, at, following);
      return followed(before[from], item, texts[from], following, at);
    });
  }
  if (!isGroup(before) || !isGroup(after) || !isGroup(texts)) return texts;
  const isLeftOut = (key: string) =>
    isWordless(after[key]) && texts[key] === after[key] && before[key] !== after[key];
  const gone = (key: string) => (key in before && !(key in after)) || isLeftOut(key);
  const kept = Object.entries(texts)
    .filter(([key]) => !gone(key))
    .map(([key, own]) => [key, followed(before[key], after[key], own, following, [...field, key])]);
  const back = Object.entries(after)
    .filter(([key, english]) => !(key in before) && following.memory.has(nameOf(english)))
    .map(([key, english]) => [key, following.memory.get(nameOf(english))]);
  const worded = Object.keys(after)
    .filter((key) => key in before && !(key in texts))
    .map((key) => [key, saidBefore(before[key], after[key], [...field, key], following.hasTexts)])
    .filter(([, own]) => own !== undefined);
  const gaps = newTexts(before, after, field, following.hasTexts);
  return Object.fromEntries([...gaps, ...back, ...kept, ...worded]);
}

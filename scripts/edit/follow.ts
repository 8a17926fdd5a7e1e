import { isDeepStrictEqual as same } from 'node:util';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { recordedIn } from '@nectarine/edit-mode/content/languages';
import { isUntranslated } from '@nectarine/edit-mode/content/untranslated';
import { valueAt } from '@nectarine/edit-mode/content/walk';
import type { SentPair } from '@nectarine/edit-mode/edited-site';
import { applyAll, changesBetween } from '@nectarine/edit-mode/source/apply';
import { valueIn } from '@nectarine/edit-mode/source/read';
import { hashOfUnits, textUnits } from '../translations/translated-texts';
import { followed, type Memory, memoryOf } from './followed';

/** A page before and after a change, both in English. */
type Change = { before: ContentFile; after: ContentFile };

export const hashOf = ({ content, schema }: Pick<ContentFile, 'content' | 'schema'>): string =>
  hashOfUnits(textUnits(content, schema));

/** Whether each translated sentence still belongs to the English one that it was written from. */
function isUnaffected({ before, after }: Change, texts: unknown, memory: Memory): boolean {
  const nothing = { memory: new Map(), hasTexts: () => true };
  const was = followed(before.content, after.content, before.content, nothing);
  return textUnits(after.content, after.schema).every(
    ({ field, text }) =>
      isUntranslated(texts, field) ||
      same(valueAt(was, field), text) ||
      (valueAt(texts, field) !== undefined && memory.has(JSON.stringify(text))),
  );
}

/**
 * The source of a page's translation, in step with a change of the page: its lists have the same
 * entries, and it counts as up to date unless a sentence of it is older than the English one.
 */
export function followedSource(change: Change, source: string, sent?: SentPair): string {
  const { before, after } = change;
  const texts = valueIn(source);
  const sentTexts = sent && valueIn(sent.texts);
  const memory = memoryOf(sent && valueIn(sent.english), sentTexts);
  const units = textUnits(after.content, after.schema);
  const hasTexts = (field: readonly PropertyKey[]) =>
    units.some((unit) => field.every((key, i) => unit.field[i] === key));
  const now = followed(before.content, after.content, texts, { memory, hasTexts }) as object;
  const recorded = recordedIn(texts);
  const isCurrent =
    hashOf(after) === recordedIn(sentTexts) ||
    (recorded === hashOf(before) && isUnaffected(change, now, memory));
  const whole =
    recorded === undefined ? now : { ...now, english: isCurrent ? hashOf(after) : recorded };
  if (sent && same(whole, sentTexts)) return sent.texts;
  return applyAll(source, changesBetween(texts, whole));
}

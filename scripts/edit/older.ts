import { isDeepStrictEqual as same } from 'node:util';
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { isUntranslated } from '@nectarine/edit-mode/content/untranslated';
import { valueAt } from '@nectarine/edit-mode/content/walk';
import type { OlderSentence, SentPair } from '@nectarine/edit-mode/edited-site';
import { type Path, valueIn } from '@nectarine/edit-mode/source/read';
import { placeInWords } from '../content-check/place';
import { textUnits } from '../translations/translated-texts';
import { followed } from './followed';
import { wordsOf } from './text-form';

/**
 * The sentences of a translation whose English ones have changed, and which have not been rewritten
 * since.
 * @param base the page and its translation when they said the same
 */
export function olderSentences(
  { content, schema }: Pick<ContentFile, 'content' | 'schema'>,
  texts: unknown,
  base: SentPair,
): OlderSentence[] {
  const english = valueIn(base.english);
  const following = { memory: new Map(), hasTexts: () => true };
  const was = followed(english, content, english, following);
  const wrote = followed(english, content, valueIn(base.texts), following);
  return textUnits(content, schema).flatMap(({ field, text }) => {
    if (isUntranslated(texts, field) || same(valueAt(was, field), text)) return [];
    // A text that is missing from the translation counts as unwritten, like one that is `null`.
    if (!same(valueAt(texts, field) ?? null, valueAt(wrote, field) ?? null)) return [];
    const before = valueAt(was, field);
    return {
      ...{ path: field as Path, place: placeInWords(field, content), now: wordsOf(text) },
      ...(before ? { was: wordsOf(before) } : {}),
    };
  });
}

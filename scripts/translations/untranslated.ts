import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { isUnfinished, untranslatedIn } from '@nectarine/edit-mode/content/untranslated';
import { lineOf, type Path } from '@nectarine/edit-mode/source/read';
import { placeInWords } from '../content-check/place';
import { byName, type TranslationFile } from './translation-files';

function unfinishedPage({ file, texts }: TranslationFile): Problem {
  const left = untranslatedIn(texts).length;
  return {
    ...{ file, field: [], found: `is unfinished (${left} to translate): visitors get English` },
    fix: 'write what is `null`, or click it in `npm run edit`; then delete `unfinished`',
  };
}

/** Untranslated entries with their places. They are warnings: no command fails because of them. */
export function untranslatedTexts(
  files: readonly ContentFile[],
  translations: readonly TranslationFile[],
): Problem[] {
  const english = byName(files);
  return translations.flatMap((translation) => {
    const { file, texts, source, english: name } = translation;
    if (isUnfinished(texts)) return [unfinishedPage(translation)];
    return untranslatedIn(texts).map((field) => ({
      ...{ file, field, line: lineOf(source, field as Path) },
      place: placeInWords(field, english.get(name)?.content),
      found: 'is not translated yet, so its page leaves it out',
      fix: 'write it in place of `null`, or click it in `npm run edit`',
    }));
  });
}

import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { isUnfinished } from '@nectarine/edit-mode/content/untranslated';
import { hashOfUnits, type TextUnit, textUnits } from './translated-texts';
import { byName, type TranslationFile } from './translation-files';

/** Whether the English words have changed since a page was written from them. */
export function isBehind(texts: unknown, units: readonly TextUnit[]): boolean {
  const { english } = texts as { english?: string };
  return english !== undefined && english !== hashOfUnits(units);
}

/** Pages, menus, forms and prices whose English words have changed since they were translated. */
export function behindEnglish(
  files: readonly ContentFile[],
  translations: readonly TranslationFile[],
): Problem[] {
  const english = byName(files);
  const whole = translations.filter(({ texts }) => !isUnfinished(texts));
  return whole.flatMap(({ file, texts, english: name }) => {
    const original = english.get(name);
    if (!original || !isBehind(texts, textUnits(original.content, original.schema))) return [];
    const fix = `read it again, then run \`npm run translate -- ${file}\``;
    return [{ file, field: [], found: 'is older than the English text', fix }];
  });
}

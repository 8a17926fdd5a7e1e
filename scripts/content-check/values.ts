import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { withoutInvisible } from '@nectarine/edit-mode/content/invisible';
import type { Problem } from '@nectarine/edit-mode/content/problem';
import { groupsIn, textsIn } from '@nectarine/edit-mode/content/walk';

/** Empty texts. Those that a schema already reports as too short are reported once. */
export function emptyTexts({ file, content }: ContentFile): Problem[] {
  return textsIn(content)
    .filter(({ text }) => text.trim() === '')
    .map(({ field }) => ({
      file,
      field,
      found: 'is empty',
      fix: 'write something, or remove it',
    }));
}

/** Texts with invisible characters, as in text that was copied from an edited page. */
export function invisibleCharacters({
  file,
  content,
}: Pick<ContentFile, 'file' | 'content'>): Problem[] {
  return textsIn(content)
    .filter(({ text }) => withoutInvisible(text) !== text)
    .map(({ field }) => ({
      file,
      field,
      found: 'contains invisible characters',
      fix: 'delete the text and type it again',
    }));
}

/** Fields with the date of a past event. */
const pastDays = ['date', 'published', 'updated', 'validAsOf'];

/** Dates in the future. @param today the date at the head office: `2026-11-21` */
export function futureDays({ file, content }: ContentFile, today: string): Problem[] {
  return groupsIn(content).flatMap(({ group, field }) =>
    pastDays.flatMap((key) => {
      const day = group[key];
      if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day) || day <= today) return [];
      return [
        {
          file,
          field: [...field, key],
          found: `is ${day}, which is in the future`,
          fix: `write ${today} or earlier`,
        },
      ];
    }),
  );
}

/** Today's date at the head office, as content writes dates: `2026-11-21`. */
export const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Dar_es_Salaam' }).format(new Date());

import { withoutInvisible } from '../text/invisible';
import type { ContentFile } from './content-file';
import type { FieldPath, Problem } from './problem';
import { groupsIn } from './walk';

type Leaf = { value: unknown; field: FieldPath };

/** Every value that is no group and no list, top to bottom. */
function leavesIn(value: unknown, field: FieldPath = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ value, field }];
  return Object.entries(value).flatMap(([key, inner]) =>
    leavesIn(inner, [...field, Array.isArray(value) ? Number(key) : key]),
  );
}

/** Texts in which nothing stands. What a schema already calls too short is named once, there. */
export function emptyTexts({ file, content }: ContentFile): Problem[] {
  return leavesIn(content)
    .filter(({ value }) => typeof value === 'string' && value.trim() === '')
    .map(({ field }) => ({
      file,
      field,
      found: 'is empty',
      fix: 'write something, or take it out',
    }));
}

/** Texts with characters that nobody sees, as text copied from an edited page may bring along. */
export function invisibleCharacters({ file, content }: ContentFile): Problem[] {
  return leavesIn(content)
    .filter(({ value }) => typeof value === 'string' && withoutInvisible(value) !== value)
    .map(({ field }) => ({
      file,
      field,
      found: 'contains invisible characters',
      fix: 'delete the text and type it again',
    }));
}

/** Fields that hold a day on which something has happened. */
const pastDays = ['date', 'published', 'updated', 'validAsOf'];

/** Days that have not come yet. @param today the day as the head office counts it: `2026-11-21` */
export function futureDays({ file, content }: ContentFile, today: string): Problem[] {
  return groupsIn(content).flatMap(({ group, field }) =>
    pastDays.flatMap((key) => {
      const day = group[key];
      if (typeof day !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(day) || day <= today) return [];
      return [
        {
          file,
          field: [...field, key],
          found: `is ${day}, a day to come`,
          fix: `write ${today} or a day before it`,
        },
      ];
    }),
  );
}

/** Today at the head office, as content writes days: `2026-11-21`. */
export const today = () =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Dar_es_Salaam' }).format(new Date());

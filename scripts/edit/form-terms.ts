import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { FormTerms } from '@nectarine/edit-mode/forms/fields';
import { namesFrom } from '@/content/schema/name-from';
import { namesIn } from '../content-check/names';
import { places } from '../content-check/place';

/** What forms need to know about this site, with the names that these files have. */
export const formTerms = (files: readonly ContentFile[]): FormTerms => ({
  namesOf: (schema) => namesIn(files, namesFrom.get(schema)),
  places,
});

import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import type { NewPage } from '@nectarine/edit-mode/edited-site';
import { formSchema } from '@nectarine/edit-mode/forms/form-schema';
import { collectionNames, collectionOf } from '../../../lib/collections/collections';
import { formTerms } from '../form-terms';

/** The kinds of pages that can be created, each with the JSON schema of its questions. */
export const newPages = (files: readonly ContentFile[]): NewPage[] =>
  collectionNames.flatMap((collection) => {
    const { starter } = collectionOf(collection);
    if (!starter) return [];
    const { label, answers } = starter;
    return [{ collection, label, schema: formSchema(answers, formTerms(files).namesOf) }];
  });

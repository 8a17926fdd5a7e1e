import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import {
  type CollectionName,
  collectionNames,
  collectionOf,
} from '../../../lib/collections/collections';
import { formSchema } from '../form-schema';

export type NewPage = { collection: CollectionName; label: string; schema: unknown };

/** The kinds of pages that can be created, each with the JSON schema of its questions. */
export const newPages = (files: readonly ContentFile[]): NewPage[] =>
  collectionNames.flatMap((collection) => {
    const { starter } = collectionOf(collection);
    if (!starter) return [];
    const { label, answers } = starter;
    return [{ collection, label, schema: formSchema(answers, files) }];
  });

import { collectionNames, collectionOf } from '@/lib/collections/collections';
import type { ContentFile } from '../model/content-file';
import { formSchema } from './fields';

/** A kind of page that can be created, with the JSON schema of its questions. */
export type NewPage = { collection: string; label: string; schema: unknown };

/** The kinds of pages that can be created, each with the JSON schema of its questions. */
export const newPages = (files: readonly ContentFile[]): NewPage[] =>
  collectionNames.flatMap((collection) => {
    const { starter } = collectionOf(collection);
    if (!starter) return [];
    const { label, answers } = starter;
    return [{ collection, label, schema: formSchema(answers, files) }];
  });

import { z } from 'zod';
import {
  type CollectionName,
  collectionNames,
  collectionOf,
} from '../../../lib/collections/collections';

export type NewPage = { collection: CollectionName; label: string; schema: unknown };

/** The kinds of pages that can be created, each with the JSON schema of its questions. */
export const newPages = (): NewPage[] =>
  collectionNames.flatMap((collection) => {
    const { starter } = collectionOf(collection);
    if (!starter) return [];
    const { label, answers } = starter;
    return [{ collection, label, schema: z.toJSONSchema(answers, { io: 'input' }) }];
  });

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { QuoteMessages } from '@/content/schema/forms';
import { quoteSchema } from '@/lib/forms/schemas';

export const quoteRules = (messages: QuoteMessages) =>
  standardSchemaResolver(quoteSchema(messages));

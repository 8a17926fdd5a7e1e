import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { QuoteMessages } from '@/content/schema/forms';
import { quoteSchema } from '@/lib/forms/schemas';

/** The quote form's rules, as React Hook Form applies them. */
export const quoteRules = (messages: QuoteMessages) =>
  standardSchemaResolver(quoteSchema(messages));

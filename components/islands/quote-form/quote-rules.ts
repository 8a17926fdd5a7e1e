import type { QuoteMessages } from '@/content/schema/forms';
import { resolverOf } from '@/lib/forms/resolver';
import { quoteSchema } from '@/lib/forms/schemas';

/** The quote form's rules, as the form library asks for them. */
export const quoteRules = (messages: QuoteMessages) => resolverOf(quoteSchema(messages));

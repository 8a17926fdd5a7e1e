import { zodResolver } from '@hookform/resolvers/zod';
import type { QuoteMessages } from '@/content/schema/forms';
import { quoteSchema } from '@/lib/forms/schemas';

/** The quote form's rules, as the form library asks for them. */
export const quoteRules = (messages: QuoteMessages) => zodResolver(quoteSchema(messages));

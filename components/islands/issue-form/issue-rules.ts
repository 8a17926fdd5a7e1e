import type { IssueMessages } from '@/content/schema/forms';
import { resolverOf } from '@/lib/forms/resolver';
import { issueSchema } from '@/lib/forms/schemas';

/** The issue form's rules, as the form library asks for them. */
export const issueRules = (messages: IssueMessages) => resolverOf(issueSchema(messages));

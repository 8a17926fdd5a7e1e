import { zodResolver } from '@hookform/resolvers/zod';
import type { IssueMessages } from '@/content/schema/forms';
import { issueSchema } from '@/lib/forms/schemas';

/** The issue form's rules, as the form library asks for them. */
export const issueRules = (messages: IssueMessages) => zodResolver(issueSchema(messages));

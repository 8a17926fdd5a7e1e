import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { IssueMessages } from '@/content/schema/forms';
import { issueSchema } from '@/lib/forms/schemas';

/** The issue form's rules, as React Hook Form applies them. */
export const issueRules = (messages: IssueMessages, sentSize: (file: File) => number | undefined) =>
  standardSchemaResolver(issueSchema(messages, sentSize));

import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { IssueMessages } from '@/content/schema/forms';
import { issueSchema } from '@/lib/forms/schemas';

export const issueRules = (messages: IssueMessages, sentSize: (file: File) => number | undefined) =>
  standardSchemaResolver(issueSchema(messages, sentSize));

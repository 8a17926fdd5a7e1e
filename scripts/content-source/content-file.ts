import type { ContentFile as File } from '@/lib/pages/content-files';
import type { Source } from './read';

/** A content module, perhaps with its source, to find line numbers. */
export type ContentFile = File & { source?: Source };

/** Sources by file; null for a file to be deleted. */
export type Texts = Record<string, string | null>;

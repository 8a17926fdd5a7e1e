import { words } from '@/content/interface';
import type { Link } from '@/content/schema/link';

/** Leads to who writes and checks the pages. */
export const editorialLink: Link = { label: words.editorial, page: 'about/editorial' };

import type { Link } from '@/content/schema/link';
import type { InterfaceWords } from '@/content/schema/site-content';

/** Links to the page about who writes and checks the pages. */
export const editorialLink = ({ editorial }: Pick<InterfaceWords, 'editorial'>): Link => ({
  label: editorial,
  page: 'about/editorial',
});

import type { Page } from '@/content/schema/page';
import type { Picture } from '@/content/schema/picture';

/** The picture beside the heading of a page: cards that lead to it and shared links show it, too. */
export function heroPicture({ sections: [first] }: Pick<Page, 'sections'>): Picture | undefined {
  return first && 'picture' in first ? first.picture : undefined;
}

import type { Target } from '@/content/schema/link';
import type { Page } from '@/content/schema/page';
import type { Picture } from '@/content/schema/picture';
import type { Site } from '@/lib/site/site';

/** The picture next to the heading of a page: cards that lead to it and shared links show it, too. */
export function heroPicture({ sections: [first] }: Pick<Page, 'sections'>): Picture | undefined {
  return first && 'picture' in first ? first.picture : undefined;
}

export function pictureOfTarget({ pageById }: Site, target: Target): Picture | undefined {
  if (!('page' in target)) return;
  const { page } = pageById(target.page);
  return 'sections' in page ? heroPicture(page) : undefined;
}

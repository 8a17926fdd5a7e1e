import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Picture } from '@/components/ui/picture/picture';
import type { SectionOf } from '@/content/schema/section';
import { formatDate } from '@/lib/format/date';
import { heroPicture } from '@/lib/pictures/hero-picture';
import { readingMinutes } from '@/lib/reading/reading-time';
import { fill } from '@/lib/text/fill';
import boxes from '../cards/boxes.module.scss';
import styles from './post-index.module.scss';

/** All articles, each as a card with its picture: the newest one large, in wide windows next to the others. */
export function PostIndex(section: SectionOf<'post-index'>) {
  const { words, posts, locale } = currentSite();
  return (
    <SectionFrame section={section} layout="stacked">
      <ul className={clsx(boxes.list, boxes.pictured, styles.posts)}>
        {posts.map(({ path, page }) => {
          const picture = heroPicture(page);
          const minutes = String(readingMinutes(page.sections, locale));
          return (
            <li key={path} className={boxes.linked}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes="(min-width: 60rem) 34rem, 7rem"
                  onPhones="beside"
                />
              )}
              <h3>
                <a href={path}>{page.name}</a>
              </h3>
              <p>{page.summary}</p>
              <p className={boxes.terms}>
                <time dateTime={page.published}>{formatDate(page.published, locale)}</time>
                {' · '}
                <span className={styles.minutes}>{fill(words.readingTime, { minutes })}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </SectionFrame>
  );
}

import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Picture } from '@/components/ui/picture/picture';
import type { SectionOf } from '@/content/schema/section';
import { formatDate } from '@/lib/format/date';
import { heroPicture } from '@/lib/pictures/hero-picture';
import { readingMinutes } from '@/lib/plain/reading-time';
import { fill } from '@/lib/text/fill';
import styles from '../listing/listing.module.scss';

/** All articles, newest first, each with the picture at its top. */
export function PostIndex(section: SectionOf<'post-index'>) {
  const { words, posts, locale } = currentSite();
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.tiles}>
        {posts.map(({ path, page }, i) => {
          const picture = heroPicture(page);
          const minutes = String(readingMinutes(page.sections, locale));
          return (
            <article key={path} className={clsx(styles.item, i > 0 && picture && styles.pictured)}>
              {picture && (
                <Picture
                  picture={picture}
                  sizes={`(min-width: 60rem) 24rem, ${i ? '7rem' : '92vw'}`}
                  onPhones={i ? 'beside' : 'card'}
                />
              )}
              <p className={styles.terms}>
                <time dateTime={page.published}>{formatDate(page.published, locale)}</time>
                {' · '}
                {fill(words.readingTime, { minutes })}
              </p>
              <h3>
                <a href={path}>{page.name}</a>
              </h3>
              <p>{page.summary}</p>
            </article>
          );
        })}
      </div>
    </SectionFrame>
  );
}

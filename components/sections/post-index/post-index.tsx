import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Picture } from '@/components/ui/picture/picture';
import { formatDate } from '@/lib/format/date';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { fill } from '@/lib/text/fill';
import styles from '../listing/listing.module.scss';

export function PostIndex({ section, posts }: AnySectionOf<'post-index'>) {
  const { words } = currentSite();
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.tiles}>
        {posts.map(({ href, title, summary, published, minutes, picture }, i) => (
          <article key={href} className={styles.item}>
            {picture && (
              <Picture
                picture={picture}
                loading="lazy"
                sizes={`(min-width: 60rem) 24rem, ${i ? '7rem' : '92vw'}`}
                onPhones={i ? 'beside' : 'card'}
              />
            )}
            <p className={styles.terms}>
              <time dateTime={published}>{formatDate(published, currentSite().locale)}</time>
              {' · '}
              {fill(words.readingTime, { minutes: String(minutes) })}
            </p>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{summary}</p>
          </article>
        ))}
      </div>
    </SectionFrame>
  );
}

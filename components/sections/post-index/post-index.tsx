import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Pager } from '@/components/ui/pager/pager';
import { formatDate } from '@/lib/format/date';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { fill } from '@/lib/text/fill';
import styles from './post-index.module.scss';

/** Articles, newest first, and a pager to the other pages. */
export function PostIndex({ section, posts, pager }: AnySectionOf<'post-index'>) {
  const { words } = currentSite();
  return (
    <SectionFrame section={section} layout="stacked">
      <ul className={styles.posts}>
        {posts.map(({ href, title, summary, published, minutes }) => (
          <li key={href} className={styles.post}>
            <p className={styles.date}>
              <time dateTime={published}>{formatDate(published, currentSite().locale)}</time>
              {' · '}
              {fill(words.readingTime, { minutes: String(minutes) })}
            </p>
            <h3>
              <a href={href}>{title}</a>
            </h3>
            <p>{summary}</p>
          </li>
        ))}
      </ul>
      {pager && <Pager {...pager} words={words.posts} />}
    </SectionFrame>
  );
}

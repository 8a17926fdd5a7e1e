import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { words } from '@/content/interface';
import type { SectionOf } from '@/content/schema/section';
import { formatDate } from '@/lib/format/date';
import { fill } from '@/lib/text/fill';
import styles from './post-index.module.scss';

type PostIndexProps = {
  section: SectionOf<'post-index'>;
  posts: readonly {
    href: string;
    title: string;
    summary: string;
    published: string;
    minutes: number;
  }[];
};

/** All articles, the newest one leading. */
export function PostIndex({ section, posts }: PostIndexProps) {
  return (
    <SectionFrame section={section} layout="stacked">
      <ul className={styles.posts}>
        {posts.map(({ href, title, summary, published, minutes }) => (
          <li key={href} className={styles.post}>
            <p className={styles.date}>
              <time dateTime={published}>{formatDate(published)}</time>
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
    </SectionFrame>
  );
}

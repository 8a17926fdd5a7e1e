import { currentSite } from '@/components/current-site/current-site';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { formatDate } from '@/lib/format/date';
import { editorialLink } from '@/lib/links/editorial-link';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { fill } from '@/lib/text/fill';
import styles from './post-byline.module.scss';

/** Author, dates and reading time of an article. */
export function PostByline({ author, published, updated, minutes }: AnySectionOf<'post-byline'>) {
  const { words } = currentSite();
  const editorial = editorialLink(words);
  return (
    <p className={styles.byline}>
      <span>{author}</span>
      <span>
        {words.published}{' '}
        <time dateTime={published}>{formatDate(published, currentSite().locale)}</time>
      </span>
      {updated > published && (
        <span>
          {words.lastUpdated}{' '}
          <time dateTime={updated}>{formatDate(updated, currentSite().locale)}</time>
        </span>
      )}
      <span>{fill(words.readingTime, { minutes: String(minutes) })}</span>
      <SmartLink to={editorial}>{editorial.label}</SmartLink>
    </p>
  );
}

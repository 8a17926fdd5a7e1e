import { currentSite } from '@/components/current-site/current-site';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { formatDate } from '@/lib/format/date';
import { editorialLink } from '@/lib/links/editorial-link';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { fill } from '@/lib/text/fill';
import styles from './post-byline.module.scss';

type Byline = AnySectionOf<'post-byline'>;

/** Author, dates and reading time of an article, then the article in three points. */
export function PostByline({ author, published, updated, minutes, inShort }: Byline) {
  const { words, locale } = currentSite();
  const editorial = editorialLink(words);
  return (
    <>
      <p className={styles.byline}>
        <span>{author}</span>
        <span>
          {words.published} <time dateTime={published}>{formatDate(published, locale)}</time>
        </span>
        {updated > published && (
          <span>
            {words.lastUpdated} <time dateTime={updated}>{formatDate(updated, locale)}</time>
          </span>
        )}
        <span>{fill(words.readingTime, { minutes: String(minutes) })}</span>
        <SmartLink to={editorial}>{editorial.label}</SmartLink>
      </p>
      {inShort && (
        <section className={styles.short}>
          <div>
            <h2>{words.inShort}</h2>
            <ol>
              {inShort.map((point, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the points never change places
                <li key={i}>
                  <RichText text={point} />
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}
    </>
  );
}

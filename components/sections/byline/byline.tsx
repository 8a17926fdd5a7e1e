import { currentSite } from '@/components/current-site/current-site';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { formatDate } from '@/lib/format/date';
import { editorialLink } from '@/lib/links/links';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { fill } from '@/lib/text/fill';
import styles from './byline.module.scss';

type ArticleProps = { article: NonNullable<AnySectionOf<'byline'>['article']> };

/** An article in a few points. */
function InShort({ points }: { points: readonly string[] }) {
  return (
    <section className={styles.short}>
      <div>
        <h2>{currentSite().words.inShort}</h2>
        <ol>
          {points.map((point, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the points never change places
            <li key={i}>
              <RichText text={point} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{formatDate(day, currentSite().locale)}</time>;
}

function Author({ article: { author, published } }: ArticleProps) {
  return (
    <>
      <span>{author}</span>
      <span>
        {currentSite().words.published} <Day day={published} />
      </span>
    </>
  );
}

/** When a page last changed, and who writes it; of an article also its author and its points. */
export function Byline({ updated, article }: AnySectionOf<'byline'>) {
  const { words } = currentSite();
  const editorial = editorialLink(words);
  return (
    <>
      <p className={styles.byline}>
        {article && <Author article={article} />}
        {(!article || updated > article.published) && (
          <span>
            {words.lastUpdated} <Day day={updated} />
          </span>
        )}
        {article && <span>{fill(words.readingTime, { minutes: String(article.minutes) })}</span>}
        <SmartLink to={editorial}>{editorial.label}</SmartLink>
      </p>
      {article?.inShort && <InShort points={article.inShort} />}
    </>
  );
}

import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import { formatDate } from '@/lib/format/date';
import styles from './listing.module.scss';

/** News, awards or open positions, as soon as there is one. */
export function Listing(section: SectionOf<'listing'>) {
  const { locale } = currentSite();
  const items = section.items.toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''));
  if (items.length === 0) return null;
  return (
    <SectionFrame section={section} layout="stacked">
      {items.map(({ title, terms, date, text, action, example }) => (
        <article key={title} className={styles.item}>
          {example && <ExampleLabel />}
          <h3>{title}</h3>
          <p className={styles.terms}>
            {terms}
            {date && ' · '}
            {date && <time dateTime={date}>{formatDate(date, locale)}</time>}
          </p>
          <Paragraph text={text} />
          {action && <SmartLink to={action}>{action.label}</SmartLink>}
        </article>
      ))}
    </SectionFrame>
  );
}

import { currentSite } from '@/components/current-site/current-site';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { formatDate } from '@/lib/format/date';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './page-date.module.scss';

/** When a page's content last changed, and a link to its editors. */
export function PageDate({ updated, editorial }: AnySectionOf<'page-date'>) {
  return (
    <p className={styles.date}>
      <span>
        {currentSite().words.lastUpdated}{' '}
        <time dateTime={updated}>{formatDate(updated, currentSite().locale)}</time>
      </span>
      <SmartLink to={editorial}>{editorial.label}</SmartLink>
    </p>
  );
}

import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { words } from '@/content/interface';
import { formatDate } from '@/lib/format/date';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './page-date.module.scss';

/** When a page last changed in what it says, and the way to who wrote it. */
export function PageDate({ updated, editorial }: AnySectionOf<'page-date'>) {
  return (
    <p className={styles.date}>
      <span>
        {words.lastUpdated} <time dateTime={updated}>{formatDate(updated)}</time>
      </span>
      <SmartLink to={editorial}>{editorial.label}</SmartLink>
    </p>
  );
}

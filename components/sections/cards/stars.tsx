import { currentSite } from '@/components/current-site/current-site';
import { destination } from '@/lib/links/links';
import { plainText } from '@/lib/plain/plain-text';
import { fill } from '@/lib/text/fill';
import styles from './stars.module.scss';

const MOST = 5;

/** Five stars to choose from, with what the first and the last mean; each begins an email whose subject has that many. */
export function Stars({ label: above, ends }: { label: string; ends: readonly string[] }) {
  const site = currentSite();
  const { href } = destination(site, { channel: 'email' });
  return (
    <p className={styles.stars}>
      <b>{above}</b>
      <span>
        {Array.from({ length: MOST }, (_, i) => {
          const label = fill(site.words.rating, { rating: `${i + 1}` });
          const subject = encodeURIComponent(plainText(label, site.locale));
          return (
            <a key={label} href={`${href}?subject=${subject}`} aria-label={label}>
              ☆
            </a>
          );
        })}
        <small className={styles.ends}>
          {ends.map((end) => (
            <span key={end}>{end}</span>
          ))}
        </small>
      </span>
    </p>
  );
}

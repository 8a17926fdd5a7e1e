import { currentSite } from '@/components/current-site/current-site';
import { destination } from '@/lib/links/links';
import { plainText } from '@/lib/reading/plain-text';
import { fill } from '@/lib/text/fill';
import styles from './stars.module.scss';

const MOST = 5;

/** Five stars to choose from, with what the first and the last mean; each begins a chat that says as many. */
export function Stars({ label: above, ends }: { label: string; ends: readonly string[] }) {
  const site = currentSite();
  const { href } = destination(site, { channel: 'chat' });
  return (
    <p className={styles.stars}>
      <b>{above}</b>
      <span>
        {Array.from({ length: MOST }, (_, i) => {
          const label = fill(site.words.rating, { rating: `${i + 1}` });
          const text = encodeURIComponent(plainText(label, site.locale));
          return (
            <a
              key={label}
              href={`${href}?text=${text}`}
              target="_blank"
              rel="noopener"
              aria-label={label}
            >
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

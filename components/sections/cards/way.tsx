import { currentSite } from '@/components/current-site/current-site';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { Link } from '@/content/schema/link';
import { channelValue } from '@/lib/links/links';
import styles from './way.module.scss';

/** A way to reach the company, with its number or address. */
export function Way({ link }: { link: Link }) {
  return (
    <p className={styles.way}>
      <span>{channelValue(currentSite(), link)}</span> <SmartLink to={link}>{link.label}</SmartLink>
    </p>
  );
}

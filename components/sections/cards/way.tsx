import { currentSite } from '@/components/current-site/current-site';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { Link } from '@/content/schema/link';
import { channelValue } from '@/lib/links/links';
import styles from './way.module.scss';

/** A way to reach the company: its number or address, large, in the link. */
export function Way({ link }: { link: Link }) {
  const value = channelValue(currentSite(), link);
  return (
    <p className={styles.way}>
      <SmartLink to={link}>
        {value && <b>{value}</b>} <span>{link.label}</span>
      </SmartLink>
    </p>
  );
}

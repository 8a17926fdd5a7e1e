import { currentSite } from '@/components/current-site/current-site';
import { buttonClass } from '@/components/ui/button/button';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { Link } from '@/content/schema/link';
import { channelValue } from '@/lib/links/links';
import styles from './way.module.scss';

/** A way to reach the company: its number or address above a button, in one link. */
export function Way({ link }: { link: Link }) {
  // A chat opens from its button; its number is the phone's.
  const value =
    'channel' in link && link.channel === 'chat' ? '' : channelValue(currentSite(), link);
  return (
    <SmartLink to={link} className={styles.way}>
      {value && <b>{value}</b>} <span className={buttonClass('outline', 'sm')}>{link.label}</span>
    </SmartLink>
  );
}

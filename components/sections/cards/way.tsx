import { currentSite } from '@/components/current-site/current-site';
import { buttonClass } from '@/components/ui/button/button';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { Link } from '@/content/schema/link';
import { channelValue } from '@/lib/links/links';
import styles from './way.module.scss';

/** A way to reach the company: a button with its number, or an address, which needs no verb. */
export function Way({ link }: { link: Link }) {
  // A chat opens from its button; its number is the phone's.
  const value =
    'channel' in link && link.channel === 'chat' ? '' : channelValue(currentSite(), link);
  return (
    <SmartLink to={link} className={styles.way}>
      <span className={buttonClass('outline', 'sm')}>
        {value.includes('@') ? value : `${link.label} ${value}`.trim()}
      </span>
    </SmartLink>
  );
}

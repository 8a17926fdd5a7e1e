import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { Icon } from '@/components/ui/icon/icon';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import styles from './floating-links.module.scss';

type FloatingLinksProps = {
  /** Whether, on phones, they stand above a bar of the page's own. */
  aboveBar: boolean;
};

/**
 * The chat and, once scrolled, back to the top, at the lower edge of the window.
 */
export function FloatingLinks({ aboveBar }: FloatingLinksProps) {
  const { words } = currentSite();
  return (
    <aside
      className={clsx(styles.floating, aboveBar && styles.aboveBar)}
      aria-label={words.shortcuts}
    >
      <SmartLink className={styles.chat} to={{ channel: 'chat' }}>
        <Icon name="chat" />
        <span className={styles.label}>{words.chat}</span>
      </SmartLink>
      {/* biome-ignore lint/a11y/useAnchorContent: its label is its content */}
      <a className={styles.top} href="#top" aria-label={words.scrollToTop}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 19V6M6 11.5L12 5.5l6 6" />
        </svg>
      </a>
    </aside>
  );
}

import type { Link } from '@/content/schema/link';
import { buttonClass } from '../button/button';
import { SmartLink } from '../smart-link/smart-link';
import styles from './actions.module.scss';

type ActionsProps = {
  links: readonly Link[];
  /** Whether they stand on ink. */
  onInk?: boolean;
  /** Whether the first is what its screen is for. A screen has one filled button. */
  isMain?: boolean;
};

/** Links styled as buttons: outlined, the first filled where it is the main one. */
export function Actions({ links, onInk = false, isMain = false }: ActionsProps) {
  const outlined = onInk ? 'hero-outline' : 'outline';
  return (
    <p className={styles.actions}>
      {links.map((link, i) => (
        <SmartLink
          key={link.label}
          to={link}
          className={buttonClass(isMain && i === 0 ? 'default' : outlined)}
        >
          {link.label}
        </SmartLink>
      ))}
    </p>
  );
}

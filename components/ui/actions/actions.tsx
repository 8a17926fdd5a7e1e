import type { Link } from '@/content/schema/link';
import { type ButtonVariant, buttonClass } from '../button/button';
import { SmartLink } from '../smart-link/smart-link';
import styles from './actions.module.scss';

type Ground = 'sand' | 'linen' | 'ink' | 'sea';

type ActionsProps = {
  links: readonly Link[];
  /** The ground they stand on decides how the outlined buttons look; sand where it is not said. */
  ground: Ground | undefined;
};

/** Links as buttons: the first filled, those after it outlined. */
export function Actions({ links, ground }: ActionsProps) {
  const isDeep = ground === 'ink' || ground === 'sea';
  const second: ButtonVariant = isDeep ? 'hero-outline' : 'outline';
  return (
    <p className={styles.actions}>
      {links.map((link, i) => (
        <SmartLink key={link.label} to={link} className={buttonClass(i === 0 ? 'default' : second)}>
          {link.label}
        </SmartLink>
      ))}
    </p>
  );
}

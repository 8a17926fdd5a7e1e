import type { Link } from '@/content/schema/link';
import type { SectionBackground } from '@/content/schema/section-frame';
import { type ButtonVariant, buttonClass } from '../button/button';
import { SmartLink } from '../smart-link/smart-link';
import styles from './actions.module.scss';

type ActionsProps = {
  links: readonly Link[];
  /** The background behind the buttons, which sets the look of outlined ones; sand by default. */
  background: SectionBackground | undefined;
};

/** Links styled as buttons: the first filled, the others outlined. */
export function Actions({ links, background }: ActionsProps) {
  const isDeep = background === 'ink' || background === 'sea';
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

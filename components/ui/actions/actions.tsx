import type { Link } from '@/content/schema/link';
import type { SectionBackground } from '@/content/schema/section-frame';
import { type ButtonVariant, buttonClass } from '../button/button';
import { SmartLink } from '../smart-link/smart-link';
import styles from './actions.module.scss';

type ActionsProps = {
  links: readonly Link[];
  /** The background behind the buttons, which sets the look of outlined ones; sand by default. */
  background: SectionBackground | undefined;
  /** Whether the first is what its screen is for. A screen has one filled button. */
  isMain?: boolean;
};

/** Links styled as buttons: outlined, the first filled where it is the main one. */
export function Actions({ links, background, isMain = false }: ActionsProps) {
  const isDeep = background === 'ink' || background === 'sea';
  const outlined: ButtonVariant = isDeep ? 'hero-outline' : 'outline';
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

import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { Link } from '@/content/schema/link';
import styles from './footer.module.scss';

type FooterLinksProps = { heading: string; links: readonly Link[] };

export function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <nav aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.label}>
            <SmartLink to={link}>{link.label}</SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

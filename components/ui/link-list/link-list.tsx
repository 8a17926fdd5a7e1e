import type { Link } from '@/content/schema/link';
import { SmartLink } from '../smart-link/smart-link';
import styles from './link-list.module.scss';

/** Links in columns, each on a line of its own. */
export function LinkList({ links }: { links: readonly Link[] }) {
  return (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.label}>
          <SmartLink to={link}>{link.label}</SmartLink>
        </li>
      ))}
    </ul>
  );
}

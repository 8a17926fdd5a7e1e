import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { words } from '@/content/interface';
import { site } from '@/content/site';
import styles from './footer.module.scss';

/** Address, phone, the two mailboxes, and the company's pages elsewhere. */
export function FooterReach() {
  const headOffice = site.offices[0];
  return (
    <div className={styles.wide}>
      <h2 className={styles.heading}>{words.footer.reach}</h2>
      <address className={styles.address}>
        {headOffice?.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <SmartLink to={{ channel: 'phone' }}>{site.phone}</SmartLink>
        <SmartLink to={{ channel: 'email' }}>{site.emails.info}</SmartLink>
        <SmartLink to={{ channel: 'support' }}>{site.emails.support}</SmartLink>
      </address>
      <ul className={styles.social} aria-label={words.footer.social}>
        {site.social.map(({ name, url }) => (
          <li key={name}>
            <a href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

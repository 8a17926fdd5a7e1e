import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { buttonClass } from '@/components/ui/button/button';
import { Kanga } from '@/components/ui/kanga/kanga';
import { Saying } from '@/components/ui/saying/saying';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { Link } from '@/content/schema/link';
import { href } from '@/lib/links/links';
import { fill } from '@/lib/text/fill';
import { LanguageLinks } from '../language-links/language-links';
import { Logo } from '../logo/logo';
import { SocialItems } from '../social-items/social-items';
import styles from './footer.module.scss';
import { FooterNewsletter } from './footer-newsletter';

type FooterLinksProps = { heading: string; links: readonly Link[] };

function FooterLinks({ heading, links }: FooterLinksProps) {
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

/** Address, phone, both mailboxes, and the company's social pages. */
function FooterReach() {
  const { company, words } = currentSite();
  const headOffice = company.offices[0];
  return (
    <div className={styles.wide}>
      <h2 className={styles.heading}>{words.footer.reach}</h2>
      <address className={clsx(styles.list, styles.line)}>
        {headOffice?.address.map((line, i, { length }) => (
          <span key={line} className={i + 1 === length ? styles.last : undefined}>
            {line}
          </span>
        ))}
        <span className={styles.phone}>
          <SmartLink to={{ channel: 'phone' }}>{company.phone}</SmartLink>
        </span>
        <SmartLink to={{ channel: 'email' }}>{company.emails.info}</SmartLink>
        <SmartLink to={{ channel: 'support' }}>{company.emails.support}</SmartLink>
      </address>
      <ul className={clsx(styles.list, styles.line)} aria-label={words.footer.social}>
        <SocialItems />
      </ul>
    </div>
  );
}

/** The site footer: who we are, how to reach us, where to go next. */
export function Footer() {
  const site = currentSite();
  const { company, words } = site;
  const { footer, quote } = site.navigation;
  return (
    <footer className={styles.footer}>
      <Kanga withTile />
      <div className={styles.inner}>
        <div className={clsx(styles.about, styles.wide)}>
          <Logo />
          <p>{company.blurb}</p>
          <a
            className={clsx(buttonClass('hero-outline', 'sm'), styles.action)}
            href={href(site, 'get-quote')}
          >
            {quote.label}
          </a>
        </div>
        <FooterReach />
        <FooterLinks heading={words.footer.quickLinks} links={footer.quickLinks} />
        <FooterLinks heading={words.footer.popularServices} links={footer.popularServices} />
        <FooterNewsletter />
        <div className={styles.saying}>
          <Saying />
        </div>
        <div className={clsx(styles.line, styles.legal)}>
          <p>{fill(words.footer.rights, { year: buildYear(), name: company.name })}</p>
          <LanguageLinks />
          <FooterLinks heading={words.footer.legal} links={footer.legal} />
        </div>
      </div>
    </footer>
  );
}

/** The build year is current, because every change rebuilds the site. */
const buildYear = () => String(new Date().getFullYear());

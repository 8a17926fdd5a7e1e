import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { buttonClass } from '@/components/ui/button/button';
import { Kanga } from '@/components/ui/kanga/kanga';
import { Saying } from '@/components/ui/saying/saying';
import { href } from '@/lib/links/links';
import { fill } from '@/lib/text/fill';
import { LanguageLinks } from '../language-links/language-links';
import { Logo } from '../logo/logo';
import styles from './footer.module.scss';
import { FooterLinks } from './footer-links';
import { FooterNewsletter } from './footer-newsletter';
import { FooterReach } from './footer-reach';

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

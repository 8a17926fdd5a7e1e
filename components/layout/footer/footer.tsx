import clsx from 'clsx/lite';
import { buttonClass } from '@/components/ui/button/button';
import { Kanga } from '@/components/ui/kanga/kanga';
import { words } from '@/content/interface';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { href } from '@/lib/links/target';
import { blurb } from '@/lib/site/blurb';
import { fill } from '@/lib/text/fill';
import { Logo } from '../logo/logo';
import styles from './footer.module.scss';
import { FooterLinks } from './footer-links';
import { FooterNewsletter } from './footer-newsletter';
import { FooterReach } from './footer-reach';
import { Saying } from './saying';

/** The end of every page: who we are, how to reach us, where to go next. */
export function Footer() {
  const { footer, quote } = navigation;
  return (
    <footer className={styles.footer}>
      <Kanga withTile />
      <div className={styles.inner}>
        <div className={clsx(styles.about, styles.wide)}>
          <Logo />
          <p>{blurb}</p>
          <a className={clsx(buttonClass(), styles.action)} href={href('get-quote')}>
            {quote.label}
          </a>
        </div>
        <FooterReach />
        <FooterLinks heading={words.footer.quickLinks} links={footer.quickLinks} />
        <FooterLinks heading={words.footer.popularServices} links={footer.popularServices} />
        <FooterNewsletter />
        <Saying />
        <div className={styles.legal}>
          <p>{fill(words.footer.rights, { year: buildYear(), name: site.name })}</p>
          <FooterLinks heading={words.footer.legal} links={footer.legal} />
        </div>
      </div>
    </footer>
  );
}

/** The year of this build: the site is made anew with every change. */
const buildYear = () => String(new Date().getFullYear());

import { Behavior } from '@/components/behaviors/behavior';
import { currentSite } from '@/components/current-site/current-site';
import { Button } from '@/components/ui/button/button';
import { href } from '@/lib/links/links';
import frame from './footer.module.scss';
import styles from './footer-newsletter.module.scss';

/**
 * The footer's sign-up. It leads to the newsletter page, whose form sends, and carries the address
 * there. Without script nothing could fill it in, so a link replaces the form.
 */
export function FooterNewsletter() {
  const site = currentSite();
  const { footer } = site.words;
  return (
    <div className={frame.newsletter}>
      <h2 className={frame.heading}>{footer.newsletterHeading}</h2>
      <Behavior of="carry-address" props={site.forms.common.checks}>
        <form className={styles.form} action={href(site, 'newsletter')}>
          <label htmlFor="footer-email">{footer.newsletterField}</label>
          <input
            className={styles.input}
            id="footer-email"
            name="email"
            type="email"
            autoComplete="email"
            enterKeyHint="go"
            required
          />
          <Button type="submit" variant="hero-outline" size="sm">
            {footer.newsletterButton}
          </Button>
        </form>
      </Behavior>
      <a className={styles.withoutScript} href={href(site, 'newsletter')}>
        {footer.newsletterPage}
      </a>
    </div>
  );
}

import { Behavior } from '@/components/behaviors/behavior';
import { Button } from '@/components/ui/button/button';
import { words } from '@/content/interface';
import { href } from '@/lib/links/target';
import frame from './footer.module.scss';
import styles from './footer-newsletter.module.scss';

/**
 * The footer's sign-up, which leads on to the page whose form really sends and takes the address
 * along. Without script, where nothing could fill it in there, a link takes its place.
 */
export function FooterNewsletter() {
  const { footer } = words;
  return (
    <div className={styles.newsletter}>
      <h2 className={frame.heading}>{footer.newsletterHeading}</h2>
      <p>{footer.newsletterText}</p>
      <Behavior of="carry-address">
        <form className={styles.form} action={href('newsletter')}>
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
      <a className={styles.withoutScript} href={href('newsletter')}>
        {footer.newsletterPage}
      </a>
    </div>
  );
}

import { FooterNewsletterForm } from '@/components/islands/footer-newsletter-form/footer-newsletter-form';
import { words } from '@/content/interface';
import { href } from '@/lib/links/target';
import styles from './footer.module.scss';

/** The footer's sign-up. Without script it gives way to the page whose form really sends. */
export function FooterNewsletter() {
  const { footer } = words;
  return (
    <div className={styles.newsletter}>
      <h2 className={styles.heading}>{footer.newsletterHeading}</h2>
      <p>{footer.newsletterText}</p>
      <FooterNewsletterForm
        action={href('newsletter')}
        label={footer.newsletterField}
        button={footer.newsletterButton}
        thanks={footer.newsletterThanks}
      />
      <a className={styles.withoutScript} href={href('newsletter')}>
        {footer.newsletterPage}
      </a>
    </div>
  );
}

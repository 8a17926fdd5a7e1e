import { currentFormSetup, currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import type { SectionOf } from '@/content/schema/section';
import { FormPicture } from '../form/form-picture';
import styles from './get-in-touch.module.scss';

/** A short message form, and next to it or below it the newsletter's. */
export function GetInTouch(section: SectionOf<'get-in-touch'>) {
  const { forms } = currentSite();
  const setup = currentFormSetup();
  return (
    <SectionFrame section={section} layout="stacked" holdsForm>
      <div className={styles.columns}>
        <div className={styles.part}>
          <h3>{section.messageHeading}</h3>
          <Island of="message-form" name="message" setup={setup} words={forms.message} rows={5} />
        </div>
        <div className={styles.aside}>
          <h3>{section.newsletterHeading}</h3>
          <Paragraph text={section.newsletterText} />
          <Island of="newsletter-form" setup={setup} words={forms.newsletter} />
          <FormPicture picture={section.newsletterPicture} />
        </div>
      </div>
    </SectionFrame>
  );
}

import { currentFormSetup, currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { SocialItems } from '@/components/layout/social-items/social-items';
import { Picture } from '@/components/ui/picture/picture';
import type { SectionOf } from '@/content/schema/section';
import styles from './contact-form.module.scss';

/** The contact form, next to a picture and the social links. */
export function ContactFormSection(section: SectionOf<'contact-form'>) {
  const { forms } = currentSite();
  return (
    <SectionFrame section={section} layout="stacked" holdsForm>
      <div className={styles.columns}>
        <Island
          of="message-form"
          name="contact"
          setup={currentFormSetup()}
          words={forms.contact}
          rows={6}
        />
        <div className={styles.contacts}>
          <Picture
            picture={section.picture}
            sizes="(min-width: 60rem) 24rem, 92vw"
            onPhones="card"
          />
          <div>
            <h3>{section.socialHeading}</h3>
            <ul className={styles.row}>
              <SocialItems />
            </ul>
          </div>
        </div>
      </div>
    </SectionFrame>
  );
}

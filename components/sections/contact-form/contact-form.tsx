import { currentFormSetup, currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { SocialItems } from '@/components/layout/social-items/social-items';
import { Picture } from '@/components/ui/picture/picture';
import type { SectionOf } from '@/content/schema/section';
import styles from './contact-form.module.scss';

/** The contact form, next to the head office and the social links. */
export function ContactFormSection(section: SectionOf<'contact-form'>) {
  const { company, forms } = currentSite();
  const [headOffice] = company.offices;
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
          <div>
            <Picture
              picture={section.picture}
              sizes="(min-width: 60rem) 24rem, 92vw"
              onPhones="card"
            />
            <h3>{section.officeHeading}</h3>
            <address className={styles.lines}>
              {headOffice?.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
          </div>
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

import { currentFormSetup, currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { SocialItems } from '@/components/layout/social-items/social-items';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './contact-form.module.scss';

/** The contact form, next to what to write and the social links. */
export function ContactFormSection(section: SectionOf<'contact-form'>) {
  const { forms } = currentSite();
  return (
    <SectionFrame section={section} layout="stacked" holdsForm>
      <div className={styles.columns}>
        <div className={styles.form}>
          <Island
            of="message-form"
            name="contact"
            setup={currentFormSetup()}
            words={forms.contact}
            rows={6}
          />
        </div>
        <div className={styles.contacts}>
          <div>
            <h3>{section.ready.heading}</h3>
            <dl>
              {section.ready.items.map(({ title, text }) => (
                <div key={title}>
                  <dt>{title}</dt>
                  <dd>
                    <RichText text={text} />
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <h3>{section.socialHeading}</h3>
            <ul className={styles.row}>
              <SocialItems />
            </ul>
          </div>
          <Picture
            picture={section.picture}
            sizes="(min-width: 60rem) 40rem, 92vw"
            onPhones="card"
          />
        </div>
      </div>
    </SectionFrame>
  );
}

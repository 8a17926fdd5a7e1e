import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { SocialItems } from '@/components/layout/social-items/social-items';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import type { SectionOf } from '@/content/schema/section';
import { formSetup } from '@/lib/forms/setup';
import styles from './contact-form.module.scss';

type ContactFormSectionProps = {
  section: SectionOf<'contact-form'>;
  pageUrl: string;
};

/** The contact form, next to the head office and the social links. */
export function ContactFormSection({ section, pageUrl }: ContactFormSectionProps) {
  const site = currentSite();
  const { company, forms } = site;
  const [headOffice] = company.offices;
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.columns}>
        <Island of="contact-form" setup={formSetup(site, pageUrl)} words={forms.contact} rows={6} />
        <div className={styles.contacts}>
          <div>
            <h3>{section.officeHeading}</h3>
            <address className={styles.lines}>
              {headOffice?.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
              <SmartLink to={{ channel: 'phone' }}>{company.phone}</SmartLink>
              <SmartLink to={{ channel: 'email' }}>{company.emails.info}</SmartLink>
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

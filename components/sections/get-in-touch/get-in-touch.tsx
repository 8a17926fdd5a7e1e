import { currentFormSetup, currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Landscape } from '@/components/ui/landscape/landscape';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import type { SectionOf } from '@/content/schema/section';
import { FormPicture } from '../form/form-picture';
import styles from './get-in-touch.module.scss';

/** A short message form, and below it the newsletter's, in the sky of a landscape. */
export function GetInTouch(section: SectionOf<'get-in-touch'>) {
  const { messageHeading, picture, newsletterHeading, newsletterText, view } = section;
  const { forms } = currentSite();
  const setup = currentFormSetup();
  return (
    <>
      <SectionFrame
        section={section}
        layout="split"
        holdsForm
        picture={<FormPicture picture={picture} isSmall />}
      >
        <div className={styles.message}>
          <h3>{messageHeading}</h3>
          <Island of="message-form" name="message" setup={setup} words={forms.message} rows={5} />
        </div>
      </SectionFrame>
      <Landscape view={view} isEnd holdsForm>
        <h2>{newsletterHeading}</h2>
        <Paragraph text={newsletterText} />
        <div className={styles.newsletter}>
          <Island of="newsletter-form" setup={setup} words={forms.newsletter} />
        </div>
      </Landscape>
    </>
  );
}

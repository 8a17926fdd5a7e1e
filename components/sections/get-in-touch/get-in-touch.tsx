import { currentFormSetup, currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { Landscape } from '@/components/ui/landscape/landscape';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import type { SectionOf } from '@/content/schema/section';
import { CalculatorTool } from '../form/calculator-tool';
import { Updates } from '../page-hero/updates';
import styles from './get-in-touch.module.scss';

/** Two tools behind two tabs: track a shipment, estimate a price. */
function Tools({
  heading,
  trackingTab,
  calculatorTab,
  tracking,
  answer,
}: SectionOf<'get-in-touch'>['tools']) {
  const { forms } = currentSite();
  const trackingForm = (
    <>
      <Island
        of="tracking-form"
        setup={currentFormSetup()}
        words={forms.tracking}
        {...tracking}
        status
      />
      <Updates {...answer} />
    </>
  );
  return (
    <section>
      <h2>{heading}</h2>
      <div className={styles.card}>
        <Island
          of="tabs"
          label={heading}
          tabs={[
            { id: 'track', title: trackingTab, panel: trackingForm },
            { id: 'calculator', title: calculatorTab, panel: <CalculatorTool explains={false} /> },
          ]}
        />
      </div>
    </section>
  );
}

/** The tools and, next to them, a short message form; below both the newsletter's, in the sky of a landscape. */
export function GetInTouch(section: SectionOf<'get-in-touch'>) {
  const { id, heading, tools, messageHeading, newsletterHeading, newsletterText, view } = section;
  const { forms } = currentSite();
  const setup = currentFormSetup();
  return (
    <>
      <div className={styles.counter} data-form="">
        <div>
          <Tools {...tools} />
          <section id={id}>
            <h2>{heading}</h2>
            <div className={styles.card}>
              <h3>{messageHeading}</h3>
              <Island
                of="message-form"
                name="message"
                setup={setup}
                words={forms.message}
                rows={5}
              />
            </div>
          </section>
        </div>
      </div>
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

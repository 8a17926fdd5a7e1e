import { currentFormSetup, currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { CalculatorTool } from '../form/calculator-tool';
import { FormPicture } from '../form/form-picture';
import styles from './shipping-tools.module.scss';

/** Two tools behind two tabs: track a shipment, estimate a price. */
export function ShippingTools(section: SectionOf<'shipping-tools'>) {
  const { heading, trackingTab, calculatorTab, picture, tracking } = section;
  const trackingForm = (
    <Island
      of="tracking-form"
      setup={currentFormSetup()}
      words={currentSite().forms.tracking}
      {...tracking}
      status
    />
  );
  return (
    <SectionFrame
      section={section}
      layout="split"
      holdsForm
      picture={picture && <FormPicture picture={picture} isSmall />}
    >
      <div className={styles.tools}>
        <Island
          of="tabs"
          label={heading}
          tabs={[
            { id: 'track', title: trackingTab, panel: trackingForm },
            { id: 'calculator', title: calculatorTab, panel: <CalculatorTool explains={false} /> },
          ]}
        />
      </div>
    </SectionFrame>
  );
}

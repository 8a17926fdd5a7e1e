import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import type { SectionOf } from '@/content/schema/section';
import styles from './updates.module.scss';

type UpdatesProps = SectionOf<'get-in-touch'>['tools']['answer'] & { heading?: string };

/** Below a tracking form: what an answer looks like. The shipment is invented, and a label says so. */
export function Updates({ heading, text, example }: UpdatesProps) {
  const { shipmentStages, forms } = currentSite();
  const { stages } = shipmentStages.tracking;
  return (
    <div className={styles.updates}>
      {heading && <h2>{heading}</h2>}
      <p>{text}</p>
      <figure className={styles.example}>
        <figcaption>
          {forms.tracking.fields.trackingNumber.placeholder} <ExampleLabel />
        </figcaption>
        <p className={styles.way} aria-hidden="true">
          {stages.map(({ name }, i) => (
            <span key={name} className={clsx(i < example.stage && styles.reached)} />
          ))}
        </p>
        <p>
          <b>{stages[example.stage - 1]?.name}</b> {example.text}
        </p>
      </figure>
    </div>
  );
}

import clsx from 'clsx/lite';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import type { TrackingStages } from '@/content/schema/shipment-stages';
import styles from './journey.module.scss';

type JourneyRailProps = {
  section: SectionOf<'shipment-stages'>;
  journey: TrackingStages;
};

/** The stages of a shipment as stops on a line. Filled stops require the customer to act. */
export function JourneyRail({ section, journey }: JourneyRailProps) {
  return (
    <SectionFrame section={section} layout="stacked">
      <ol className={styles.rail}>
        {journey.stages.map(({ name, where, todo, yours }) => (
          <li key={name} className={clsx(styles.stop, yours && styles.yours)}>
            <h3>{name}</h3>
            <p className={styles.where}>{where}</p>
            <p>
              {yours && <strong>{journey.yourTurn} </strong>}
              {todo}
            </p>
          </li>
        ))}
      </ol>
      {section.note && (
        <p className={styles.note}>
          <RichText text={section.note} />
        </p>
      )}
    </SectionFrame>
  );
}

import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { Journey } from '../steps/journey';
import styles from './stages.module.scss';

/** The stages that tracking shows, each with a tag that says what the customer does. */
export function Stages(section: SectionOf<'shipment-stages'>) {
  const { stages } = currentSite().shipmentStages.tracking;
  const stations = stages.map(({ name, where, turn, todo, picture, pays }) => ({
    title: name,
    text: where,
    pictures: [picture],
    turn: <p className={clsx(styles.turn, pays && styles.pays)}>{turn}</p>,
    todo: <p className={styles.todo}>{todo}</p>,
  }));
  return (
    <SectionFrame section={section} layout="stacked">
      <Journey stations={stations} />
    </SectionFrame>
  );
}

import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { Timeline } from '@/components/ui/timeline/timeline';
import type { SectionOf } from '@/content/schema/section';
import styles from './stages.module.scss';

/** The stages that tracking shows. Stops where the customer has to act are filled and tagged. */
export function Stages(section: SectionOf<'shipment-stages'>) {
  const { stages, yourTurn } = currentSite().shipmentStages.tracking;
  const stops = stages.map(({ name, where, todo, picture, yours }) => ({
    title: name,
    text: <p>{where}</p>,
    picture: <Picture picture={picture} loading="lazy" sizes="13rem" onPhones="beside" />,
    facts: (
      <p className={styles.todo}>
        {yours && <strong className={styles.turn}>{yourTurn}</strong>} <span>{todo}</span>
      </p>
    ),
    filled: yours,
  }));
  return (
    <SectionFrame section={section} layout="stacked">
      <Timeline stops={stops} layout="detailed" />
      <Paragraph text={section.note} />
    </SectionFrame>
  );
}

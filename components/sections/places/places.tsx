import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import type { WorldMapDrawing } from '@/lib/maps/world-map';
import { OfficeMap } from '../offices/office-map';
import styles from './places.module.scss';

type PlacesProps = { section: SectionOf<'places'>; offices: WorldMapDrawing };

/** A list of places, each with a detail. A list of our offices has their map above it. */
export function Places({ section, offices }: PlacesProps) {
  const { items, note, map } = section;
  return (
    <SectionFrame section={section} layout="split">
      {map && <OfficeMap drawing={offices} title={map} />}
      <dl className={styles.places}>
        {items.map(({ name, detail }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
      {note && (
        <p>
          <RichText text={note} />
        </p>
      )}
    </SectionFrame>
  );
}

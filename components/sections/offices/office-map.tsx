import { WorldMap } from '@/components/ui/world-map/world-map';
import type { WorldMapDrawing } from '@/lib/maps/world-map';
import { fill } from '@/lib/text/fill';
import styles from './office-map.module.scss';

type OfficeMapProps = {
  drawing: WorldMapDrawing;
  /** Text alternative. Placeholder: `{count}`, the offices abroad. */
  title: string;
};

/** The offices abroad, each with its way to the head office, on a panel of ink. */
export function OfficeMap({ drawing, title }: OfficeMapProps) {
  return (
    <div className={styles.panel}>
      <WorldMap
        drawing={drawing}
        title={fill(title, { count: String(drawing.arcs.length) })}
        isNamed
      />
    </div>
  );
}

import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import { cuboid } from '@/lib/calculator/weighed-parcel';
import { formatNumber } from '@/lib/format/number';
import { fill } from '@/lib/text/fill';
import styles from './containers.module.scss';

/** Containers drawn to one scale, each with its size and what fits into it. */
export function Containers(section: SectionOf<'containers'>) {
  const { items, line, note } = section;
  const boxes = items.map(({ inside }) => cuboid(inside));
  const widest = Math.max(...boxes.map(({ width }) => width));
  const metres = (side: number) => formatNumber(String(side), currentSite().locale);
  return (
    <SectionFrame section={section} layout="stacked">
      <ul className={styles.containers}>
        {items.map(({ name, inside, ...item }, i) => {
          const box = boxes[i];
          return (
            <li key={name}>
              {box && (
                <svg viewBox={`-0.05 -0.05 ${widest + 0.1} ${box.height + 0.1}`} aria-hidden="true">
                  <path className={styles.front} d={box.front} />
                  <path className={styles.top} d={box.top} />
                  <path className={styles.side} d={box.side} />
                </svg>
              )}
              <h3>{name}</h3>
              <p>
                {fill(line, {
                  ...item,
                  inside: [inside.length, inside.width, inside.height].map(metres).join(' × '),
                })}
              </p>
            </li>
          );
        })}
      </ul>
      {note && (
        <p className={styles.note}>
          <RichText text={note} />
        </p>
      )}
    </SectionFrame>
  );
}

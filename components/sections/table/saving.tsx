import { currentSite } from '@/components/current-site/current-site';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { Table } from '@/content/schema/block';
import { figureRange } from '@/lib/reading/figure-range';
import { plainText } from '@/lib/reading/plain-text';
import styles from './saving.module.scss';
import { type Sides, StackedBoxes, stackSize } from './stacked-boxes';

/** How many boxes each row is about. */
const BOXES = [4, 1] as const;

/** The three sides that a text names: `35 × 25 × 20 cm`. */
function sidesIn(text: string): Sides {
  const [length = 1, width = 1, height = 1] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [length, width, height];
}

/**
 * Two ways to send the same, the second one cheaper: the boxes in true proportions, and the cost as bars on
 * one scale. What the second bar lacks is what is saved.
 */
export function Saving({ table: { caption, rows }, saved }: { table: Table; saved: string }) {
  const { locale } = currentSite();
  const costs = rows.map((row) => figureRange(plainText(row.at(-1) ?? '', locale))?.to ?? 0);
  const most = Math.max(...costs);
  const stacks = rows.map(([, size = ''], row) => ({
    sides: sidesIn(plainText(size, locale)),
    count: BOXES[row] ?? 1,
  }));
  const widest = Math.max(...stacks.map(({ sides, count }) => stackSize(sides, count).width));
  return (
    <figure className={styles.saving}>
      <figcaption>
        <RichText text={caption} />
      </figcaption>
      <ul>
        {rows.map(([name = '', size = '', weight = '', cost = ''], row) => (
          <li key={name}>
            <p className={styles.boxes}>
              {stacks[row] && <StackedBoxes {...stacks[row]} widest={widest} />}
            </p>
            <h3>{name}</h3>
            <p>
              <RichText text={size} /> <span>{weight && <RichText text={weight} />}</span>
            </p>
            <p className={styles.cost}>
              <span>
                <svg width={`${(100 * (costs[row] ?? 0)) / most}%`} aria-hidden="true" />
                {row > 0 && (
                  <b>
                    <RichText text={saved} />
                  </b>
                )}
              </span>
              <b>
                <RichText text={cost} />
              </b>
            </p>
          </li>
        ))}
      </ul>
    </figure>
  );
}

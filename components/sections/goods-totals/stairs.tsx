import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { Goods } from '@/content/schema/goods';
import styles from './stairs.module.scss';

type StairsProps = NonNullable<Goods['tariff']['facts']> & { object: Goods['object'] };

/** The height of a step in `em`, at its rate in percent. */
const heightOf = (rate: string) => `${0.25 + Number.parseFloat(rate) / 8}em`;

/** Rates as steps of a stair, with the example on its own step. */
export const Stairs = ({ title, figures, example, object }: StairsProps) => (
  <figure className={styles.stairs}>
    <figcaption>{title}</figcaption>
    <ul>
      {figures.map(({ value, label }, i) => (
        <li key={label}>
          {i === example && object && <ObjectPicture name={object} />}
          <svg width="100%" height={heightOf(value)} aria-hidden="true">
            <rect width="100%" height="100%" />
          </svg>
          <b>{value}</b> {label}
        </li>
      ))}
    </ul>
  </figure>
);

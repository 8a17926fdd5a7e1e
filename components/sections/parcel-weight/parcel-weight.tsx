import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { Blocks } from '@/components/ui/blocks/blocks';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { DrawnParcel } from '../volumetric-weight/drawn-parcel';
import styles from './parcel-weight.module.scss';

/** How the price from an origin is calculated, next to parcels drawn with what they cost. */
export function ParcelWeight(section: AnySectionOf<'parcel-weight'>) {
  const { formula, parcels, words, blocks, actions } = section;
  const beside = parcels.map(({ parcel }) => parcel);
  return (
    <SectionFrame section={{ ...section, background: 'linen' }} layout="stacked">
      <div className={styles.pricing}>
        <div className={styles.parcels}>
          {parcels.map(({ parcel, price }) => (
            <DrawnParcel
              key={parcel.name}
              parcel={parcel}
              beside={beside}
              words={words}
              price={price}
            />
          ))}
        </div>
        <div className={styles.text}>
          <p className={styles.formula}>
            <b>{formula.name}</b>
            <br />
            <RichText text={formula.text} />
          </p>
          <Blocks blocks={blocks} subheadingLevel={3} />
          <Actions links={actions} background="linen" />
        </div>
      </div>
    </SectionFrame>
  );
}

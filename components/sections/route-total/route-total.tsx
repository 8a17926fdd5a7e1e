import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { CostBar } from '@/components/ui/cost-bar/cost-bar';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './route-total.module.scss';

/** A bar of what the rate covers and what comes on top of it, and totals of typical goods. */
export function RouteTotal(section: AnySectionOf<'route-total'>) {
  const { cost, notIncluded, goods, note } = section;
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.total}>
        <CostBar cost={cost} notInRate={notIncluded.heading}>
          <p>{notIncluded.note}</p>
        </CostBar>
        <div className={styles.rest}>
          <h3>{goods.caption}</h3>
          <ul>
            {goods.rows.map(({ link: { label, ...target }, total }) => (
              <li key={label}>
                <RichText text={[{ text: label, ...target }]} />
                <b>{total}</b>
              </li>
            ))}
          </ul>
          <p>
            <RichText text={note} />
          </p>
        </div>
      </div>
    </SectionFrame>
  );
}

import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { type Line, Lines } from '@/components/ui/lines/lines';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { formatNumber } from '@/lib/format/number';
import { goodsTotals, type TotalsRow } from '@/lib/goods/totals';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import styles from './goods-totals.module.scss';

const lineOf = ({ origins, totals }: TotalsRow): Line => ({
  id: totals.join(),
  label: <RichText text={origins.join(', ')} />,
  amounts: totals,
});

/** What customs charges on the first typical item, and what all of them cost in total. */
export function GoodsTotalsSection({ goods }: AnySectionOf<'goods-totals'>) {
  const site = currentSite();
  const section = goodsTotals(site, goods.page);
  if (!section) return null;
  const { charges, byAir, bySea, actions, caveats, ...frame } = section;
  // Next to a short table there is space for them, so that both columns end together.
  const notes = (
    <div className={styles.notes}>
      {actions && <Actions links={actions} />}
      <p>
        {bySea && `${bySea.note} `}
        <RichText text={caveats} />
      </p>
    </div>
  );
  const amountOf = ({ amount }: { amount: number }) => formatNumber(amount, site.locale);
  return (
    <SectionFrame section={frame} layout="stacked">
      <div className={styles.totals}>
        <div className={styles.ways}>
          <Lines
            caption={charges.caption}
            lines={charges.lines.map((line) => ({ ...line, amounts: [amountOf(line)] }))}
            total={{ ...charges.total, amount: amountOf(charges.total) }}
          />
          {byAir && notes}
        </div>
        <div className={styles.ways}>
          {byAir && <Lines {...byAir} lines={byAir.rows.map(lineOf)} />}
          {bySea && <Lines {...bySea} />}
          {!byAir && notes}
        </div>
      </div>
    </SectionFrame>
  );
}

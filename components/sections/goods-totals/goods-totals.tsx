import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { type Line, Lines } from '@/components/ui/lines/lines';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { formatNumber } from '@/lib/format/number';
import type { AnySectionOf, GoodsTotals } from '@/lib/pages/derived-section';
import styles from './goods-totals.module.scss';

const lineOf = ({ origins, totals }: GoodsTotals['rows'][number]): Line => ({
  id: totals.join(),
  label: <RichText text={origins.join(', ')} />,
  amounts: totals,
});

/** Headings whose words with a hyphen stay whole in narrow columns. */
const wholeWords = ({ columns }: { columns: readonly string[] }) =>
  columns.map((column) => column.replaceAll('-', '\u2011'));

/** What customs charges on the first typical item, and what all of them cost in total. */
export function GoodsTotalsSection(section: AnySectionOf<'goods-totals'>) {
  const { charges, byAir, bySea, actions, caveats } = section;
  const { locale } = currentSite();
  const amountOf = ({ amount }: { amount: number }) => formatNumber(amount, locale);
  return (
    <SectionFrame section={section} layout="stacked">
      <div className={styles.totals}>
        <Lines
          caption={charges.caption}
          lines={charges.lines.map((line) => ({ ...line, amounts: [amountOf(line)] }))}
          total={{ ...charges.total, amount: amountOf(charges.total) }}
        />
        <div className={styles.ways}>
          {byAir && <Lines {...byAir} columns={wholeWords(byAir)} lines={byAir.rows.map(lineOf)} />}
          {bySea && <Lines {...bySea} columns={wholeWords(bySea)} />}
        </div>
      </div>
      {actions && <Actions links={actions} background={undefined} />}
      <p>
        {bySea && `${bySea.note} `}
        <RichText text={caveats} />
      </p>
    </SectionFrame>
  );
}

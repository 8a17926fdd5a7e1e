import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { Bar } from '@/components/ui/bar/bar';
import { Lines } from '@/components/ui/lines/lines';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { formatNumber } from '@/lib/format/number';
import { goodsTotals } from '@/lib/goods/totals';
import type { AnySectionOf } from '@/lib/pages/derived-section';
import { fill } from '@/lib/text/fill';
import styles from './goods-totals.module.scss';
import { Stairs } from './stairs';

type ByAir = NonNullable<NonNullable<ReturnType<typeof goodsTotals>>['byAir']>;

/** What customs charges on the first typical item, line by line, and what all of them cost from each country. */
export function GoodsTotalsSection({ goods }: AnySectionOf<'goods-totals'>) {
  const site = currentSite();
  const section = goodsTotals(site, goods.page);
  if (!section) return null;
  const { facts, charges, others, byAir, bySea, seaNote, actions, caveats, ...frame } = section;
  const amountOf = ({ amount }: { amount: number }) => formatNumber(amount, site.locale);
  const most = Math.max(...charges.lines.map(({ amount }) => amount));
  return (
    <SectionFrame section={frame} layout="aside">
      <div className={clsx(styles.barred, seaNote && !byAir && styles.first)}>
        {facts && <Stairs {...facts} object={goods.page.object} />}
        <Lines
          caption={charges.caption}
          lines={charges.lines.map((line) => ({
            ...line,
            how: line.amount > 0 && <Bar amount={line.amount} most={most} tone="duty" />,
            amounts: [amountOf(line)],
          }))}
          total={{ ...charges.total, amount: amountOf(charges.total) }}
        />
        {actions && <Actions links={actions} />}
      </div>
      <div className={clsx(styles.ways, bySea && styles.barred, seaNote && !byAir && styles.sea)}>
        {byAir && <Origins {...byAir} />}
        {bySea && (
          <Lines
            {...bySea}
            lines={bySea.lines.map(({ charged, ...line }) => ({
              ...line,
              how: (
                <Bar
                  amount={charged}
                  most={Math.max(...bySea.lines.map((each) => each.charged))}
                  tone="duty"
                />
              ),
            }))}
          />
        )}
        <div className={styles.notes}>
          {others?.map(({ item, amount, counts }) => (
            <p key={item} className={styles.other}>
              {item} <b>{amount}</b> {counts}
            </p>
          ))}
          {seaNote && <p>{seaNote}</p>}
          <p className={styles.checked}>
            <RichText text={caveats} />
          </p>
        </div>
      </div>
    </SectionFrame>
  );
}

/** For each item, the origins with their freight as bars, and the total. */
function Origins({ caption, from, total, freight: freightOf, items }: ByAir) {
  const { locale } = currentSite();
  return (
    <div className={styles.origins}>
      <h3>{caption}</h3>
      {items.map(({ label, rows }, i) => {
        const list = (
          <>
            <p className={styles.columns}>
              <span>{from}</span> <span>{total}</span>
            </p>
            <ul>
              {rows.map(({ origins, freight, total }) => (
                <li key={total}>
                  <span>
                    <RichText text={origins.join(', ')} />
                  </span>
                  <b>{formatNumber(total, locale)}</b>
                  <span className={styles.freight}>
                    <Bar
                      amount={freight}
                      most={Math.max(...rows.map((row) => row.freight))}
                      tone="freight"
                    />
                    {fill(freightOf, { amount: formatNumber(freight, locale) })}
                  </span>
                </li>
              ))}
            </ul>
          </>
        );
        return (
          <div key={label} className={i > 0 ? styles.more : undefined}>
            <h4>{label}</h4>
            {i > 0 ? (
              <details>
                <summary>{label}</summary>
                {list}
              </details>
            ) : (
              list
            )}
          </div>
        );
      })}
    </div>
  );
}

import { currentSite } from '@/components/current-site/current-site';
import { LineChart } from '@/components/ui/line-chart/line-chart';
import type { Shows } from '@/content/schema/section-reading';
import { formatNumber } from '@/lib/format/number';
import { savingsLine } from '@/lib/membership/membership';
import styles from './chart.module.scss';

type Content = Extract<Shows, { breakEven: unknown }>['breakEven'];

const THOUSAND = 1000;
const HUNDRED_THOUSAND = 100_000;

/**
 * What plans save in a year, as lines that begin at the fee, below zero, and cross it where the discount
 * pays for it.
 */
export function BreakEven({ spent, saved, loss, lines }: Content) {
  const { membership, locale } = currentSite();
  const plans = lines.map(({ plan, name }) => ({ name, ...savingsLine(plan, membership) }));
  const most = plans[0]?.most ?? 0;
  const ticks = (from: number, to: number, step: number) =>
    Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => {
      const at = from + i * step;
      return { at, label: formatNumber(at, locale).replace('-', '−') };
    });
  const lowest = Math.floor(Math.min(...plans.map(({ start }) => start)) / HUNDRED_THOUSAND);
  const highest = Math.ceil(Math.max(...plans.map(({ end }) => end)) / HUNDRED_THOUSAND);
  return (
    <figure className={styles.figure}>
      <p>{saved}</p>
      <LineChart
        lines={plans.map(({ name, start, end, even }) => ({
          name,
          points: [
            [0, start],
            [most, end],
          ],
          mark: {
            at: [even, 0],
            label: formatNumber(Math.ceil(even / THOUSAND) * THOUSAND, locale),
          },
        }))}
        across={ticks(0, most, most / 2)}
        loss={loss}
        upwards={ticks(lowest * HUNDRED_THOUSAND, highest * HUNDRED_THOUSAND, HUNDRED_THOUSAND)}
      />
      <p className={styles.across}>{spent}</p>
    </figure>
  );
}

import { Lines } from '@/components/ui/lines/lines';
import { formatMoney } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { type CalculatorInput, estimate } from '@/lib/freight/air-freight';
import { inThousands } from '@/lib/money/shillings';
import { fill } from '@/lib/text/fill';
import type { CalculatorProps } from './calculator-props';
import { parcelText } from './working';

type CompareListProps = Pick<CalculatorProps, 'origins' | 'tariff' | 'words' | 'locale'> & {
  input: CalculatorInput;
};

/** The same parcel from every origin, cheapest first: in the origin's currency and in shillings. */
export function CompareList({ input, origins, tariff, words, locale }: CompareListProps) {
  const { compare } = words;
  const rows = origins
    .map((origin) => {
      const { totalCost: amount, currency } = estimate(input, origin.rate, tariff.divisor);
      const total = { amount, currency };
      return { origin, total, about: inThousands(total, tariff.shillings.perUnit) };
    })
    .sort((a, b) => a.about - b.about);
  return (
    <details>
      <summary>{compare.open}</summary>
      <Lines
        caption={fill(compare.caption, { parcel: parcelText(input, { words, locale }) })}
        lines={rows.map(({ origin: { value, name, air, sea, perKilogram }, total, about }) => ({
          id: value,
          label: name,
          how: (
            <>
              {fill(compare.air, { time: air })} · {perKilogram}
              <br />
              {fill(compare.sea, { time: sea })}
            </>
          ),
          amounts: [
            <>
              {formatMoney(total, locale)}
              <small>{fill(compare.about, { amount: formatNumber(about, locale) })}</small>
            </>,
          ],
          current: value === input.origin,
        }))}
      />
    </details>
  );
}

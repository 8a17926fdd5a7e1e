import { Lines } from '@/components/ui/lines/lines';
import { GOODS_FIELD, toFragment } from '@/lib/addresses/url-fragment';
import { type Vehicle, vehicleTaxes } from '@/lib/customs/vehicle-taxes';
import { formatPrice, formatShillings } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { arrivalOf, type VehicleEnquiry } from '@/lib/landed-cost/vehicle-enquiry';
import { vehicleLines } from '@/lib/landed-cost/vehicle-lines';
import { fill } from '@/lib/text/fill';
import { Result } from '../tool/result';
import { vehicleCard } from './vehicle-card';
import type { VehicleTaxProps } from './vehicle-tax-props';

type VehicleResultProps = VehicleTaxProps & {
  enquiry: VehicleEnquiry;
  vehicle: Vehicle;
  thisYear: number;
};

export function VehicleResult({ enquiry, vehicle, thisYear, ...props }: VehicleResultProps) {
  const { terms, words, price, hrefs, locale } = props;
  const { result } = words;
  const taxesOf = (of: Vehicle) => vehicleTaxes(of, terms.law, terms.customs, terms.perUnit);
  const taxes = taxesOf(vehicle);
  const arrival = arrivalOf(enquiry, thisYear);
  const { customsValue, total, toPort, cautions } = taxes;
  const engine = terms.engines.find(({ cc }) => cc === vehicle.engine)?.name ?? '';
  const kind = terms.kinds[vehicle.kind];
  const item = fill(result.item, {
    kind,
    year: enquiry.year,
    engine: engine.toLowerCase(),
    arrival: String(arrival),
  });
  const inShillings = (amount: number) => formatShillings(amount, locale);
  const value = `${formatPrice(vehicle.value, locale)} = ${inShillings(customsValue)}`;
  const { percent, ...card } = vehicleCard(taxes, result, locale);
  const additionalNotes = fill(result.quoteNote, { item, value, total: inShillings(total) });
  const lines = vehicleLines(taxes, words.lines, locale).map(({ isCharge, amount, ...line }) => ({
    ...line,
    href: `${isCharge ? hrefs.sources : ''}#${line.id}`,
    amounts: [formatNumber(amount, locale)],
  }));

  /** What changes at New Year. A vehicle of the year to come cannot land before it. */
  function otherYear() {
    const year = arrival === thisYear ? thisYear + 1 : thisYear;
    const age = vehicle.age + year - arrival;
    if (age < 0) return '';
    const other = taxesOf({ ...vehicle, age }).total;
    if (other === total) return fill(result.sameInOtherYear, { year: String(year) });
    const amount = inShillings(Math.abs(other - total));
    return fill(result.otherYear, {
      year: String(year),
      total: inShillings(other),
      change: fill(other > total ? result.more : result.less, { amount }),
    });
  }

  return (
    <Result
      heading={result.heading}
      of={enquiry}
      item={item}
      {...card}
      note={[fill(result.share, { percent }), otherYear()].filter(Boolean).join('. ')}
      facts={[{ label: result.toRevenue, value: inShillings(total - toPort) }]}
      quote={{
        label: price.quote,
        href: hrefs.quote + toFragment({ [GOODS_FIELD]: kind, additionalNotes }),
      }}
      share={words.share}
      more={
        <>
          {cautions.map((caution) => (
            <p key={caution}>{caution}</p>
          ))}
          <p>
            {result.lookUp.text} <a href={result.lookUp.url}>{result.lookUp.label}</a>
          </p>
          <p>{props.foot}</p>
        </>
      }
    >
      <Lines
        caption={fill(words.caption, { value })}
        lines={lines}
        total={{ label: words.total, amount: formatNumber(total, locale) }}
      />
    </Result>
  );
}

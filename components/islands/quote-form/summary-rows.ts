import type { Forms } from '@/content/schema/forms';
import { formatDate } from '@/lib/format/date';
import type { Language } from '@/lib/format/locale';
import type { QuoteValues } from '@/lib/forms/schemas';
import { fill } from '@/lib/text/fill';

/** What the ticket shows, besides the services. */
const SHOWN = [
  'originCountry',
  'destinationCountry',
  'weight',
  'length',
  'width',
  'height',
  'goodsType',
  'shippingDate',
] as const;

type SummaryRow = { label: string; value: string };

/** Whether nothing is filled in that the ticket shows. */
export const isBlank = ({ services = [], ...values }: Partial<QuoteValues>) =>
  services.length === 0 && !SHOWN.some((name) => values[name]);

/** The request so far, line by line. A line that is not filled in yet has an empty value. */
export function summaryRows(
  values: Partial<QuoteValues>,
  words: Forms['quote'],
  dimensions: string,
  locale: Language,
): SummaryRow[] {
  const { fields, countryNames, summary } = words;
  const nameOf = (country = '') => countryNames[country] ?? country;
  const { originCountry, destinationCountry, weight, goodsType, shippingDate } = values;
  const services = words.services.filter(({ id }) => values.services?.includes(id));
  const sides = [values.length, values.width, values.height];
  return [
    { label: fields.services.label, value: services.map(({ label }) => label).join(', ') },
    { label: fields.originCountry.label, value: nameOf(originCountry) },
    { label: fields.destinationCountry.label, value: nameOf(destinationCountry) },
    { label: fields.weight.label, value: weight ?? '' },
    {
      label: dimensions,
      value: sides.every(Boolean) ? fill(summary.size, { sides: sides.join(' × ') }) : '',
    },
    { label: fields.goodsType.label, value: goodsType ?? '' },
    {
      label: fields.shippingDate.label,
      value: shippingDate ? formatDate(shippingDate, locale) : '',
    },
  ];
}

import type { Forms } from '@/content/schema/forms';
import type { FormValue } from '@/lib/browser/form-values';
import { formatDate } from '@/lib/format/date';

export type SummaryRow = { label: string; value: string };

/** The request so far, line by line; the value of a line that is not filled in yet is empty. */
export function summaryRows(
  values: Readonly<Record<string, FormValue>>,
  words: Forms['quote'],
  dimensions: string,
): SummaryRow[] {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  const { fields } = words;
  const chosen = values.services;
  const services = words.services.filter(({ id }) => Array.isArray(chosen) && chosen.includes(id));
  const sides = [text('length'), text('width'), text('height')];
  return [
    { label: fields.services.label, value: services.map(({ label }) => label).join(', ') },
    { label: fields.originCountry.label, value: text('originCountry') },
    { label: fields.destinationCountry.label, value: text('destinationCountry') },
    { label: fields.weight.label, value: text('weight') },
    { label: dimensions, value: sides.every(Boolean) ? `${sides.join(' × ')} cm` : '' },
    { label: fields.goodsType.label, value: text('goodsType') },
    {
      label: fields.shippingDate.label,
      value: text('shippingDate') && formatDate(text('shippingDate')),
    },
  ];
}

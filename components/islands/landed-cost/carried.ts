import { quoteFields, toFragment } from '@/lib/addresses/url-fragment';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { allOf, weightOf } from '@/lib/freight/pieces';
import { type Enquiry, isBand } from '@/lib/landed-cost/enquiry';
import type { EnquiryBoxes, EnquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { sumOf } from '@/lib/money/number';
import { addUp } from '@/lib/money/prices';
import { volumeOf } from '@/lib/price/amount';
import { fill } from '@/lib/text/fill';
import type { LandedCostProps } from './landed-cost-props';

/** How much there is of a thing, as far as that is more than one: `2 pieces`. */
function amountsOf({ pieces, volume }: EnquiryBoxes, { price, locale }: LandedCostProps) {
  const { amounts } = price;
  const all = volume && String(Number((Number(volume) * pieces).toFixed(3)));
  return [
    pieces !== 1 && fill(amounts.pieces, { number: formatNumber(pieces, locale) }),
    all && fill(amounts.m3, { number: formatNumber(all, locale) }),
  ].filter(Boolean);
}

/** All things in a sentence: `A barrel, 2 pieces + Televisions`. */
export const itemText = ({ boxes }: EnquiryCost, props: LandedCostProps) =>
  boxes.map((box) => [box.choice.name, ...amountsOf(box, props)].join(', ')).join(' + ');

export const totalWeight = (boxes: readonly EnquiryBoxes[]) =>
  String(Number(sumOf(boxes.map((box) => Number(weightOf(box)))).toFixed(2)));

/** One box of everything, one meter by one meter at its base; empty where a size is not known. */
function sidesOf(boxes: readonly EnquiryBoxes[]) {
  const [first, ...others] = boxes.map(allOf);
  const volumes = boxes.map((box) => volumeOf(allOf(box)));
  if (!first || !volumes.every(Boolean)) return { length: '', width: '', height: '' };
  if (others.length === 0) return first;
  const height = sumOf(volumes) * 100;
  return { length: '100', width: '100', height: height.toFixed(1) };
}

/** What the quote form is filled in with; how much, the price and the town are for its notes. */
export function carried(
  enquiry: Enquiry,
  cost: EnquiryCost,
  total: string,
  props: LandedCostProps,
) {
  const { terms, price, locale } = props;
  const { notes } = price;
  const { boxes } = cost;
  const { by, origin, town } = enquiry;
  const value = addUp(
    boxes.map((box) => box.value),
    terms.perUnit,
  );
  const hasAmount = boxes.some((box) => amountsOf(box, props).length > 0);
  const sentences = [
    hasAmount && fill(notes.amount, { amount: itemText(cost, props) }),
    value && fill(notes.worth, { price: formatPrice(value, locale) }),
    town && fill(notes.town, { town }),
    fill(notes.total, { total }),
  ];
  const country = terms.origins.find(({ value }) => value === origin)?.country ?? '';
  const { length, width, height } = sidesOf(boxes);
  const packed = { weight: totalWeight(boxes), length, width, height };
  return toFragment({
    ...quoteFields(packed, country),
    goodsType: boxes.flatMap(({ choice }) => (isBand(choice) ? [] : choice.name)).join(', '),
    services: `${by}Freight`,
    additionalNotes: sentences.filter(Boolean).join(' '),
  });
}

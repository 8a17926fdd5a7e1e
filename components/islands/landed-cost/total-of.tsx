import { Lines } from '@/components/ui/lines/lines';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { withPeriod } from '@/lib/format/sentence';
import { type Enquiry, isBand } from '@/lib/landed-cost/enquiry';
import { enquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { addUp } from '@/lib/money/prices';
import { cardOf } from '@/lib/price-list/price-card';
import { fill } from '@/lib/text/fill';
import { carried, itemText } from './carried';
import { costLines, customsValueText } from './cost-lines';
import type { LandedCostProps } from './landed-cost-props';

export type TotalProps = LandedCostProps & { enquiry: Enquiry };

/** What an enquiry costs, as the content of a price card. */
export function totalOf({ enquiry, ...props }: TotalProps) {
  const { terms, words, price, leftOut, hrefs, locale } = props;
  const { by, town } = enquiry;
  const origin = terms.origins.find(({ value }) => value === enquiry.origin);
  if (!origin) return undefined;
  const cost = enquiryCost(enquiry, terms);
  const { boxes, freightPrice } = cost;
  const value = addUp(
    boxes.map((box) => box.value),
    terms.perUnit,
  );
  if (!value) return undefined;
  const asked = {
    item: itemText(cost, props),
    by,
    value,
    town,
    origin: origin.nameInSentence,
  };
  const card = cardOf(asked, cost, price, locale);
  const countsBand = boxes.some(({ choice }) => isBand(choice));
  // Several things leave out the same: each sentence once.
  const excluded = new Set(
    boxes.flatMap(({ choice }) => choice.notIncluded?.split('. ') ?? []).map(withPeriod),
  );
  const content = {
    ...card,
    note: countsBand ? words.result.band : undefined,
    from: origin.airport,
    to: props.destination,
    facts: [
      by === 'air'
        ? { label: price.byAir, value: origin.air }
        : { label: price.bySea, value: origin.sea },
      {
        label: fill(words.result.inCurrency, origin.rate),
        value: formatPrice(cost.totalAtOrigin, locale),
      },
    ],
    quote: {
      label: price.quote,
      href: hrefs.quote + carried(enquiry, cost, card.estimate, props),
    },
    foot: (
      <>
        {countsBand && <strong>{words.result.bandExcise} </strong>}
        <b>{price.notIncluded}</b>{' '}
        {card.countsClearance ? leftOut.withClearance : leftOut.withoutClearance}{' '}
        {[...excluded].join(' ')}
      </>
    ),
  };
  const lines = (
    <Lines
      caption={`${words.lines.caption}. ${customsValueText(enquiry, cost, props)}`}
      lines={costLines(enquiry, cost, props)}
      total={{
        label: freightPrice && cost.reaches === 'town' ? words.lines.total : card.basis,
        amount: formatNumber(cost.total, locale),
      }}
    />
  );
  return { cost, content, lines };
}

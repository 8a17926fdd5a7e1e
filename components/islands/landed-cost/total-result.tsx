import { Lines } from '@/components/ui/lines/lines';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { whatsappLink } from '@/lib/forms/message-text';
import { type Enquiry, wayOf } from '@/lib/landed-cost/enquiry';
import { type EnquiryCost, enquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { addUp } from '@/lib/price/own-charges';
import { HOME_TOWN } from '@/lib/price/own-prices';
import { cardOf } from '@/lib/price-list/price-card';
import { fill } from '@/lib/text/fill';
import { Result } from '../tool/result';
import { carried, isBand, itemText, totalWeight } from './carried';
import { costLines, customsValueText } from './cost-lines';
import type { LandedCostProps } from './landed-cost-props';

type TotalResultProps = LandedCostProps & { enquiry: Enquiry };

const withPeriod = (sentence: string) => sentence.replace(/\.?$/, '.');

/** The total with its lines. By sea without a quoted freight it is the charges alone. */
export function TotalResult({ enquiry, ...props }: TotalResultProps) {
  const { terms, words, price, parcel, leftOut, hrefs, locale } = props;
  const origin = terms.origins.find(({ value }) => value === enquiry.origin);
  if (!origin) return null;
  const { town } = enquiry;
  const by = wayOf(enquiry);
  const cost = enquiryCost(enquiry, terms);
  const { boxes, freightPrice } = cost;
  const [first] = boxes;
  const value = addUp(
    boxes.map((box) => box.value),
    terms.perUnit,
  );
  if (!first || !value) return null;
  const unit = boxes.every((box) => box.unit === first.unit) ? first.unit : undefined;
  const item = itemText(cost, props);
  const asked = { item, by, value, unit, town, origin: origin.nameInSentence };
  const card = cardOf(asked, cost, price, locale);
  const countsBand = boxes.some(isBand);
  // Several things leave out the same: each sentence once.
  const excluded = new Set(
    boxes.flatMap(({ choice }) => choice.notIncluded?.split('. ') ?? []).map(withPeriod),
  );
  return (
    <Result
      {...card}
      note={countsBand ? words.result.band : undefined}
      heading={freightPrice ? words.result.heading : words.result.charges}
      of={enquiry}
      from={origin.airport}
      to={props.destination}
      facts={[
        by === 'air'
          ? { label: price.byAir, value: origin.air }
          : { label: price.bySea, value: origin.sea },
        {
          label: fill(words.result.inCurrency, origin.rate),
          value: formatPrice(cost.totalAtOrigin, locale),
        },
      ]}
      quote={{
        label: price.quote,
        href: hrefs.quote + carried(enquiry, cost, card.estimate, props),
      }}
      foot={
        <>
          {countsBand && <strong>{words.result.bandExcise} </strong>}
          {card.countsClearance ? leftOut.withClearance : leftOut.withoutClearance}{' '}
          {[...excluded].join(' ')}
        </>
      }
      share={parcel.share}
      more={
        <>
          <p>
            <strong>{words.result.estimate}</strong> {props.foot}{' '}
            <a href={hrefs.sources}>{words.result.sources}</a>
          </p>
          {!freightPrice && <p>{words.result.seaFreight}</p>}
          <Open {...props} enquiry={enquiry} cost={cost} />
        </>
      }
    >
      <Lines
        caption={`${words.lines.caption}. ${customsValueText(enquiry, cost, props)}`}
        lines={costLines(enquiry, cost, props)}
        total={{
          label: freightPrice && cost.reaches === 'town' ? words.lines.total : card.basis,
          amount: formatNumber(cost.total, locale),
        }}
      />
    </Result>
  );
}

/** A delivery without a price, with its question ready to send; and the papers of the goods. */
function Open({ enquiry, cost, ...props }: TotalResultProps & { cost: EnquiryCost }) {
  const { result } = props.words;
  const { boxes, reaches } = cost;
  const town = enquiry.town || HOME_TOWN;
  const goods = itemText(cost, props);
  const question = fill(result.question, { goods, weight: totalWeight(boxes), town });
  return (
    <>
      {reaches !== 'town' && (
        <p>
          {fill(result.deliveryOpen, { town })}{' '}
          <a href={whatsappLink(props.chat, question, '')}>{result.ask}</a>
        </p>
      )}
      {boxes
        .filter((box) => !isBand(box))
        .map(({ choice: { id, name } }) => (
          <a key={id} href={`${props.hrefs.goods}/${id.split('.')[0]}`}>
            {fill(result.papers, { goods: name })}
          </a>
        ))}
    </>
  );
}

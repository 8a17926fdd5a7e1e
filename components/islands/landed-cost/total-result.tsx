import { Lines } from '@/components/ui/lines/lines';
import { formatPrice } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import { whatsappLink } from '@/lib/forms/message-text';
import { BAND_PREFIX, type Enquiry, wayOf } from '@/lib/landed-cost/enquiry';
import { type EnquiryCost, enquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { quoteFields, toFragment } from '@/lib/links/url-fragment';
import { HOME_TOWN } from '@/lib/price/own-prices';
import { cardOf } from '@/lib/price-list/price-card';
import { fill } from '@/lib/text/fill';
import { Result } from '../tool/result';
import { costLines, customsValueText } from './cost-lines';
import type { LandedCostProps } from './landed-cost-props';

type TotalResultProps = LandedCostProps & { enquiry: Enquiry };

/** The total with its lines. By sea without a quoted freight it is the charges alone. */
export function TotalResult({ enquiry, ...props }: TotalResultProps) {
  const { terms, words, price, parcel, leftOut, hrefs, locale } = props;
  const origin = terms.origins.find(({ value }) => value === enquiry.origin);
  if (!origin) return null;
  const by = wayOf(enquiry);
  const cost = enquiryCost(enquiry, terms);
  const { name, notIncluded, unit } = cost.choice;
  const value = { amount: enquiry.value, currency: enquiry.currency };
  const { town } = enquiry;
  const asked = { item: name, by, value, unit, town, origin: origin.nameInSentence };
  const card = cardOf(asked, cost, price, locale);
  return (
    <Result
      {...card}
      heading={words.result.heading}
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
          {card.countsClearance ? leftOut.withClearance : leftOut.withoutClearance}{' '}
          {notIncluded && fill(price.leftOutToo, { what: notIncluded })}
        </>
      }
      share={parcel.share}
      more={
        <>
          <p>
            <strong>{words.result.estimate}</strong> {props.foot}{' '}
            <a href={hrefs.sources}>{words.result.sources}</a>
          </p>
          {!cost.freightPrice && <p>{words.result.seaFreight}</p>}
          <Open {...props} enquiry={enquiry} cost={cost} />
        </>
      }
    >
      <Lines
        caption={`${words.lines.caption}. ${customsValueText(enquiry, cost, props)}`}
        lines={costLines(enquiry, cost, props)}
        total={{ label: words.lines.total, amount: formatNumber(cost.total, locale) }}
      />
    </Result>
  );
}

/** A delivery without a price, with its question ready to send; and the papers of the goods. */
function Open({ enquiry, cost, ...props }: TotalResultProps & { cost: EnquiryCost }) {
  const { result } = props.words;
  const { id, name } = cost.choice;
  const town = enquiry.town || HOME_TOWN;
  const question = fill(result.question, { goods: name, weight: enquiry.weight, town });
  return (
    <>
      {!cost.deliveryPrice && (
        <p>
          {fill(result.deliveryOpen, { town })}{' '}
          <a href={whatsappLink(props.chat, question, '')}>{result.ask}</a>
        </p>
      )}
      {!id.startsWith(BAND_PREFIX) && (
        <a href={`${props.hrefs.goods}/${id.split('.')[0]}`}>
          {fill(result.papers, { goods: name })}
        </a>
      )}
    </>
  );
}

/** What the quote form is filled in with; the way, the price and the town are for its notes. */
function carried(
  enquiry: Enquiry,
  { choice }: EnquiryCost,
  total: string,
  { terms: { origins }, words: { notes, ways }, price, locale }: LandedCostProps,
): string {
  const { value: amount, currency, town } = enquiry;
  const paid = formatPrice({ amount, currency }, locale);
  const sentences = [
    fill(notes.way, { way: ways[wayOf(enquiry)].toLowerCase() }),
    fill(price.notes.worth, { price: paid }),
    town && fill(price.notes.town, { town }),
    fill(price.notes.total, { total }),
  ];
  const countries = Object.fromEntries(origins.map(({ value, country }) => [value, country]));
  return toFragment({
    ...quoteFields(enquiry, countries),
    // A duty band does not name the goods.
    goodsType: choice.id.startsWith(BAND_PREFIX) ? '' : choice.name,
    additionalNotes: sentences.filter(Boolean).join(' '),
  });
}

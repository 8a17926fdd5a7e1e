import { whatsappLink } from '@/lib/forms/message-text';
import type { EnquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { HOME_TOWN } from '@/lib/price/own-prices';
import { fill } from '@/lib/text/fill';
import { Result } from '../tool/result';
import { isBand, itemText, totalWeight } from './carried';
import { type TotalProps, totalOf } from './total-of';

/** The total with its lines. By sea without a quoted freight it is the charges alone. */
export function TotalResult(props: TotalProps) {
  const { words, parcel, hrefs, foot, enquiry } = props;
  const total = totalOf(props);
  if (!total) return null;
  const { freightPrice } = total.cost;
  return (
    <Result
      {...total.content}
      heading={freightPrice ? words.result.heading : words.result.charges}
      of={enquiry}
      share={parcel.share}
      more={
        <>
          <p>
            <strong>{words.result.estimate}</strong> {foot}{' '}
            <a href={hrefs.sources}>{words.result.sources}</a>
          </p>
          {!freightPrice && <p>{words.result.seaFreight}</p>}
          <Open {...props} cost={total.cost} />
        </>
      }
    >
      {total.lines}
    </Result>
  );
}

/** A delivery without a price, with its question ready to send; and the papers of the goods. */
function Open({ enquiry, cost, ...props }: TotalProps & { cost: EnquiryCost }) {
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

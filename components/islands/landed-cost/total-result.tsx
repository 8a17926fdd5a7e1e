import { whatsappLink } from '@/lib/forms/message-text';
import { type EnquiryField, enquiryOf, isBand } from '@/lib/landed-cost/enquiry';
import type { EnquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { HOME_TOWN } from '@/lib/own-prices/own-prices';
import { fill } from '@/lib/text/fill';
import { Result } from '../tool/result';
import type { Values } from '../tool/use-tool';
import { itemText, totalWeight } from './carried';
import type { LandedCostProps } from './landed-cost-props';
import { type TotalProps, totalOf } from './total-of';

/** The total with its lines; by sea without a quoted freight, before it. */
export function TotalResult({
  fields,
  ...props
}: LandedCostProps & { fields: Values<EnquiryField> }) {
  const { words, parcel, hrefs, foot } = props;
  const enquiry = enquiryOf(fields);
  const total = totalOf({ ...props, enquiry });
  if (!total) return null;
  const { freightPrice } = total.cost;
  return (
    <Result
      {...total.content}
      heading={freightPrice ? words.result.heading : words.result.beforeFreight}
      of={fields}
      share={parcel.share}
      more={
        <>
          <p>
            <strong>{words.result.estimate}</strong> {foot}{' '}
            <a href={hrefs.sources}>{words.result.sources}</a>
          </p>
          {!freightPrice && <p>{words.result.seaFreight}</p>}
          <Open {...props} enquiry={enquiry} cost={total.cost} />
        </>
      }
    >
      {total.lines}
    </Result>
  );
}

/** A delivery without a price, with its question ready to send; and the papers of the goods. */
function Open({ enquiry, cost, ...props }: TotalProps & { cost: EnquiryCost }) {
  const { words, otherVat } = props;
  const { result } = words;
  const { boxes, reaches } = cost;
  const town = enquiry.town || HOME_TOWN;
  const goods = itemText(cost, props);
  const question = fill(result.question, { goods, weight: totalWeight(boxes), town });
  return (
    <>
      {town.trim().toLowerCase() === otherVat.town.toLowerCase() && <p>{otherVat.note}</p>}
      {reaches !== 'town' && (
        <p>
          {fill(result.deliveryOpen, { town })}{' '}
          <a href={whatsappLink(props.chat, question, '')}>{result.ask}</a>
        </p>
      )}
      {boxes
        .filter(({ choice }) => !isBand(choice))
        .map(({ choice: { id, name } }) => (
          <a key={id} href={`${props.hrefs.goods}/${id.split('.')[0]}`}>
            {fill(result.papers, { goods: name })}
          </a>
        ))}
    </>
  );
}

import { whatsappLink } from '@/lib/forms/message-text';
import { BAND_PREFIX, type Enquiry } from '@/lib/landed-cost/enquiry';
import type { EnquiryCost } from '@/lib/landed-cost/enquiry-cost';
import { HOME_TOWN } from '@/lib/price/own-prices';
import { fill } from '@/lib/text/fill';
import type { LandedCostProps } from './landed-cost-props';
import styles from './total-panel.module.scss';

type LeftOutProps = Pick<
  LandedCostProps,
  'words' | 'chat' | 'clearanceFee' | 'notIncluded' | 'goodsHref'
> & { enquiry: Enquiry; cost: EnquiryCost };

/** What the total excludes. A delivery without a price comes with its question, ready to send. */
export function LeftOut({ enquiry, cost, words: { result }, ...props }: LeftOutProps) {
  const { id, name, notIncluded } = cost.choice;
  const town = enquiry.town || HOME_TOWN;
  const question = fill(result.question, { goods: name, weight: enquiry.weight, town });
  return (
    <div className={styles.excluded}>
      <h4>{result.notIncluded}</h4>
      <ul>
        {cost.deliveryPrice === undefined && (
          <li>
            {fill(result.deliveryOpen, { town })}{' '}
            <a href={whatsappLink(props.chat, question, '')}>{result.ask}</a>
          </li>
        )}
        {cost.clearance === 0 && <li>{props.clearanceFee}</li>}
        {[...props.notIncluded, ...(notIncluded ? [notIncluded] : [])].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {!id.startsWith(BAND_PREFIX) && (
        <a href={`${props.goodsHref}/${id.split('.')[0]}`}>
          {fill(result.papers, { goods: name })}
        </a>
      )}
    </div>
  );
}

import { buttonClass } from '@/components/ui/button/button';
import {
  BAND_PREFIX,
  type Enquiry,
  enquiryFragment,
  quoteFragment,
  wayOf,
} from '@/lib/landed-cost/enquiry';
import { fill } from '@/lib/text/fill';
import { ShareActions } from '../calculator/share-actions';
import type { LandedCostProps } from './landed-cost-props';

type TotalActionsProps = Pick<LandedCostProps, 'words' | 'quoteHref'> & {
  enquiry: Enquiry;
  origin: LandedCostProps['terms']['origins'][number];
  /** The name of the goods. */
  goods: string;
  /** The total, formatted. */
  total: string;
};

/** Actions for a total: request a quote, share. */
export function TotalActions(props: TotalActionsProps) {
  const { enquiry, origin, goods, total, words, quoteHref } = props;
  const { notes, ways, share, result } = words;
  const { town } = enquiry;
  const way = fill(notes.way, { way: ways[wayOf(enquiry)].toLowerCase() });
  const carried = quoteFragment(enquiry, {
    countries: { [origin.value]: origin.country },
    // A duty band does not name the goods.
    goodsType: enquiry.goods.startsWith(BAND_PREFIX) ? '' : goods,
    notes: town ? `${way} ${fill(notes.town, { town })}` : way,
  });
  return (
    <ShareActions
      fragment={enquiryFragment(enquiry)}
      messageWith={(link) =>
        fill(share.message, { goods, origin: origin.nameInSentence, total, link })
      }
      words={share}
    >
      <a className={buttonClass()} href={`${quoteHref}${carried}`}>
        {result.quote}
      </a>
    </ShareActions>
  );
}

import { buttonClass } from '@/components/ui/button/button';
import type { CalculatorInput } from '@/lib/calculator/estimate';
import { estimateFields, quoteFields, toFragment } from '@/lib/calculator/url-fragment';
import { type TicketContent, ticketText } from '@/lib/ticket/ticket';
import type { CalculatorOrigin, CalculatorProps, CalculatorWords } from './calculator-props';
import { ShareActions } from './share-actions';

type EstimateActionsProps = Pick<CalculatorProps, 'quoteHref' | 'landedCostHref'> & {
  input: CalculatorInput;
  origin: CalculatorOrigin;
  /** The estimate as a ticket, and from when it is valid. */
  ticket: TicketContent;
  valid: string;
  words: CalculatorWords;
};

/** Actions for an estimate: request a quote, add duty and VAT, share. */
export function EstimateActions(props: EstimateActionsProps) {
  const { input, origin, ticket, valid, words, quoteHref, landedCostHref } = props;
  const fragment = toFragment(estimateFields(input));
  const carried = toFragment(quoteFields(input, { [origin.value]: origin.country }));
  return (
    <ShareActions
      fragment={fragment}
      messageWith={(link) => ticketText(ticket, [valid, link])}
      words={words.share}
    >
      <a className={buttonClass()} href={`${quoteHref}${carried}`}>
        {words.requestQuote}
      </a>
      <a className={buttonClass('hero-outline')} href={`${landedCostHref}${fragment}`}>
        {words.addDuty}
      </a>
    </ShareActions>
  );
}

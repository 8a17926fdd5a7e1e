import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { formatPrice } from '@/lib/format/money';
import { fill } from '@/lib/text/fill';
import { calculatorProps } from './calculator-props';
import { Scriptless } from './scriptless';

type CalculatorToolProps = {
  /** Whether to list the rates where scripts are off; false where the page shows them anyway. */
  listRates: boolean;
};

/** The calculator, and what replaces it where scripts are off or fail to load. */
export function CalculatorTool({ listRates }: CalculatorToolProps) {
  const props = calculatorProps(currentSite());
  const { scriptless } = props.words;
  const rates = props.origins
    .map(({ name, rate }) => `${name} ${formatPrice(rate, props.locale)}`)
    .join(', ');
  return (
    <>
      <Scriptless words={scriptless} quoteHref={props.quoteHref}>
        {listRates && <p>{fill(scriptless.rates, { rates })}</p>}
      </Scriptless>
      <Island of="calculator" {...props} />
    </>
  );
}

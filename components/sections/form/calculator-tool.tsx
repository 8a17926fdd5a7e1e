import { currentSite } from '@/components/current-site/current-site';
import { calculatorProps } from '@/components/islands/calculator/calculator-props';
import { Island } from '@/components/islands/islands';
import { formatPrice } from '@/lib/format/money';
import { fill } from '@/lib/text/fill';
import { Scriptless } from './scriptless';

type CalculatorToolProps = {
  /** Whether the page has its rules, and the rates where scripts are off. */
  explains: boolean;
};

/** The calculator, and what replaces it where scripts are off or fail to load. */
export function CalculatorTool({ explains }: CalculatorToolProps) {
  const props = calculatorProps(currentSite(), explains);
  const { scriptless } = props.words;
  const rates = props.origins
    .map(({ name, rate }) => `${name} ${formatPrice(rate, props.locale)}`)
    .join(', ');
  return (
    <>
      <Scriptless words={scriptless} quoteHref={props.hrefs.quote}>
        {explains && <p>{fill(scriptless.rates, { rates })}</p>}
      </Scriptless>
      <Island of="calculator" {...props} />
    </>
  );
}

import { Island } from '@/components/islands/islands';
import { buttonClass } from '@/components/ui/button/button';
import { formatRate } from '@/lib/format/money';
import { fill } from '@/lib/text/fill';
import { calculatorProps } from './calculator-props';
import styles from './calculator-tool.module.scss';

type CalculatorToolProps = {
  /** Whether the rates are listed where scripts are off; not where the page shows them anyway. */
  listRates: boolean;
};

/** The calculator with the content's figures, and what stands in its place where scripts are off. */
export function CalculatorTool({ listRates }: CalculatorToolProps) {
  const props = calculatorProps();
  const { scriptless } = props.words;
  const rates = props.origins.map(({ name, rate }) => `${name} ${formatRate(rate)}`).join(', ');
  return (
    <>
      <div className={styles.scriptless}>
        <p>{scriptless.text}</p>
        {listRates && <p>{fill(scriptless.rates, { rates })}</p>}
        <a className={buttonClass('outline')} href={props.quoteHref}>
          {scriptless.quote}
        </a>
      </div>
      <Island of="calculator" {...props} />
    </>
  );
}

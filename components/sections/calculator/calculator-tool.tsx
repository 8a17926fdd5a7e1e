import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { buttonClass } from '@/components/ui/button/button';
import { SmartLink } from '@/components/ui/smart-link/smart-link';
import { formatPrice } from '@/lib/format/money';
import { fill } from '@/lib/text/fill';
import { calculatorProps } from './calculator-props';
import styles from './calculator-tool.module.scss';

type CalculatorToolProps = {
  /** Whether to list the rates where scripts are off; false where the page shows them anyway. */
  listRates: boolean;
};

/** The calculator, and what replaces it where scripts are off or fail to load. */
export function CalculatorTool({ listRates }: CalculatorToolProps) {
  const props = calculatorProps(currentSite());
  const { scriptless } = props.words;
  const rates = props.origins.map(({ name, rate }) => `${name} ${formatPrice(rate)}`).join(', ');
  return (
    <>
      <div className={styles.scriptless} role="status">
        <p className={styles.off}>{scriptless.text}</p>
        <p className={styles.failed}>{scriptless.failed}</p>
        {listRates && <p>{fill(scriptless.rates, { rates })}</p>}
        <p className={styles.ways}>
          <a className={buttonClass('outline')} href={props.quoteHref}>
            {scriptless.quote}
          </a>
          <SmartLink className={buttonClass('outline')} to={{ channel: 'chat' }}>
            {scriptless.chat}
          </SmartLink>
        </p>
      </div>
      <Island of="calculator" {...props} />
    </>
  );
}

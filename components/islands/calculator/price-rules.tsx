import { fill } from '@/lib/text/fill';
import styles from './calculator.module.scss';
import type { CalculatorWords } from './calculator-props';

type PriceRulesProps = { divisor: number; words: CalculatorWords['rules'] };

/** The pricing rules in words, shown until there is an estimate. */
export function PriceRules({ divisor, words }: PriceRulesProps) {
  return (
    <div className={styles.rules}>
      <h3>{words.heading}</h3>
      <ol>
        <li>{fill(words.volumetric, { divisor: String(divisor) })}</li>
        <li>{words.chargeable}</li>
        <li>{words.total}</li>
      </ol>
    </div>
  );
}

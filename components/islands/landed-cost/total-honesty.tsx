import { fill } from '@/lib/text/fill';
import type { LandedCostProps } from './landed-cost-props';
import styles from './total-panel.module.scss';

type TotalHonestyProps = Pick<LandedCostProps, 'assessor' | 'checked' | 'words'>;

/** States that this is an estimate, who assesses it, what changes it, and when its rates were checked. */
export function TotalHonesty({ assessor, checked, words: { result } }: TotalHonestyProps) {
  return (
    <p className={styles.honesty}>
      <strong>{result.estimate}</strong> {assessor} {result.changes}{' '}
      {fill(result.checked, { checked: checked.customs.text, exchange: checked.exchange.text })}{' '}
      <a href="#rates">{result.sources}</a>
    </p>
  );
}

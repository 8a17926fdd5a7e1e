import { PriceCard } from '@/components/ui/price-card/price-card';
import type { CalculatorInput } from '@/lib/freight/air-freight';
import styles from '../tool/tool.module.scss';
import type { CalculatorProps } from './calculator-props';
import { cardOf } from './estimate-card';
import { parcelText } from './working';

type EstimateExampleProps = CalculatorProps & {
  heading: string;
  name: string;
  input: CalculatorInput;
};

export function EstimateExample({ heading, name, input, ...props }: EstimateExampleProps) {
  const card = cardOf(input, props)?.card;
  if (!card) return null;
  return (
    <div className={styles.result}>
      <h3>{heading}</h3>
      <PriceCard {...card} item={`${name}: ${parcelText(input, props)}`} quote={undefined} />
    </div>
  );
}

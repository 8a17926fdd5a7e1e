import { PriceCard } from '@/components/ui/price-card/price-card';
import { enquiryOf } from '@/lib/landed-cost/enquiry';
import { completed } from '@/lib/landed-cost/typical';
import styles from '../tool/tool.module.scss';
import type { LandedCostProps } from './landed-cost-props';
import { totalOf } from './total-of';

export function ExampleTotal(props: LandedCostProps) {
  const { goods, origin, heading } = props.words.example;
  const fields = completed({ goods, pieces: '1', origin, by: 'air' }, props.terms.goods);
  const total = totalOf({ ...props, enquiry: enquiryOf(fields) });
  return (
    total && (
      <div className={styles.result}>
        <h3>{heading}</h3>
        <PriceCard {...total.content} quote={undefined} />
      </div>
    )
  );
}

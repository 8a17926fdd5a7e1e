import { fill } from '@/lib/text/fill';
import styles from './rating.module.scss';

const most = 5;

type RatingProps = {
  /** Stars, 1 to 5. */
  rating: number;
  /** Accessible name; `{rating}` stands for the number. */
  label: string;
};

/** Five stars, `rating` of them filled. */
export function Rating({ rating, label }: RatingProps) {
  return (
    <p className={styles.rating} role="img" aria-label={fill(label, { rating: String(rating) })}>
      {'★'.repeat(rating) + '☆'.repeat(most - rating)}
    </p>
  );
}

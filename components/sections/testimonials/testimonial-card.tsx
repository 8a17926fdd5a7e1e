import { currentSite } from '@/components/current-site/current-site';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { Rating } from '@/components/ui/rating/rating';
import type { Testimonial } from '@/content/schema/people';
import styles from './testimonial-card.module.scss';

type TestimonialCardProps = { testimonial: Testimonial };

/** A customer's quote, with its author. */
export function TestimonialCard({ testimonial }: TestimonialCardProps) {
  const { quote, author, role, location, rating, initial, example } = testimonial;
  return (
    <figure className={styles.card}>
      <div className={styles.rating}>
        <Rating rating={rating} label={currentSite().words.rating} />
        {example && <ExampleLabel />}
      </div>
      <blockquote className={styles.quote}>{quote}</blockquote>
      <figcaption className={styles.author}>
        <span className={styles.initial} aria-hidden="true">
          {initial}
        </span>
        <span>
          <strong>{author}</strong>
          <br />
          {[role, location].filter(Boolean).join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}

import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { TestimonialCard } from './testimonial-card';
import styles from './testimonials.module.scss';

/** Up to this many scroll sideways on a phone; more are stacked. */
const FEW = 3;

/** Customers' quotes, side by side. */
export function Testimonials(section: SectionOf<'testimonials'>) {
  const { items, heading } = section;
  const few = items.length <= FEW;
  const list = (
    <ul className={few ? styles.row : styles.columns}>
      {items.map((testimonial) => (
        <li key={testimonial.author}>
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
  return (
    <SectionFrame section={section} layout="stacked">
      {few ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={styles.scroller} tabIndex={0} aria-label={heading}>
          {list}
        </section>
      ) : (
        list
      )}
    </SectionFrame>
  );
}

import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { TestimonialCard } from './testimonial-card';
import styles from './testimonials.module.scss';

/** What customers say, side by side. */
export function Testimonials(section: SectionOf<'testimonials'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      <ul className={styles.testimonials}>
        {section.items.map((testimonial) => (
          <li key={testimonial.author}>
            <TestimonialCard testimonial={testimonial} />
          </li>
        ))}
      </ul>
    </SectionFrame>
  );
}

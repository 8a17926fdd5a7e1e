import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { TestimonialCard } from '@/components/sections/testimonials/testimonial-card';
import type { SectionOf } from '@/content/schema/section';
import { slidesOf } from '@/lib/text/slides';
import styles from './testimonial-carousel.module.scss';

/** Fixed by the specification. */
const perSlide = 3;

/** Customers' quotes in slides of three. */
export function TestimonialCarousel(section: SectionOf<'testimonial-carousel'>) {
  const { words } = currentSite();
  const slides = slidesOf(section.items, perSlide);
  return (
    <SectionFrame section={section} layout="stacked">
      <Island
        of="carousel"
        id="reviews"
        label={section.heading}
        words={{ previous: words.previousSlide, next: words.nextSlide, slide: words.slide }}
      >
        {slides.map((slide) => (
          <ul key={slide[0]?.author} className={styles.slide}>
            {slide.map((testimonial) => (
              <li key={testimonial.author}>
                <TestimonialCard testimonial={testimonial} />
              </li>
            ))}
          </ul>
        ))}
      </Island>
    </SectionFrame>
  );
}

import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { Carousel } from '@/components/ui/carousel/carousel';
import swipe from '@/components/ui/swipe-row/swipe-row.module.scss';
import type { Testimonial } from '@/content/schema/people';
import type { SectionOf } from '@/content/schema/section';
import { fill } from '@/lib/text/fill';
import { slidesOf } from '@/lib/text/slides';
import styles from './testimonials.module.scss';

/** Side by side, and on one slide; the latter is fixed by the specification. */
const FEW = 3;
/** Stars. */
const MOST = 5;

/** A customer's quote, with its author. */
function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { words } = currentSite();
  const { quote, author, role, location, rating, example } = testimonial;
  return (
    <figure className={styles.card}>
      <div className={styles.rating}>
        <p
          className={styles.stars}
          role="img"
          aria-label={fill(words.rating, { rating: `${rating}` })}
        >
          {'★'.repeat(rating) + '☆'.repeat(MOST - rating)}
        </p>
        {example && <ExampleLabel />}
      </div>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <strong>{author}</strong>
        <br />
        {[role, location].filter(Boolean).join(', ')}
      </figcaption>
    </figure>
  );
}

function Row({ items }: { items: readonly Testimonial[] }) {
  return (
    <ul className={items.length <= FEW ? swipe.row : styles.columns}>
      {items.map((testimonial) => (
        <li key={testimonial.author}>
          <TestimonialCard testimonial={testimonial} />
        </li>
      ))}
    </ul>
  );
}

function Slides({ heading, items }: SectionOf<'testimonials'>) {
  const { previousSlide, nextSlide, slide } = currentSite().words;
  return (
    <Carousel
      id="reviews"
      label={heading}
      words={{ previous: previousSlide, next: nextSlide, slide }}
      slides={slidesOf(items, FEW).map((few) => <Row key={few[0]?.author} items={few} />)}
    />
  );
}

/** Customers' quotes: up to three scroll sideways on a phone, more are stacked or in slides. */
export function Testimonials(section: SectionOf<'testimonials'>) {
  const { items, heading, slides } = section;
  const isRow = !slides && items.length <= FEW;
  return (
    <SectionFrame section={section} layout="stacked">
      {slides && <Slides {...section} />}
      {isRow && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        <section className={swipe.scroller} tabIndex={0} aria-label={heading}>
          <Row items={items} />
        </section>
      )}
      {!slides && !isRow && <Row items={items} />}
    </SectionFrame>
  );
}

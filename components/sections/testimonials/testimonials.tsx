import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { Carousel } from '@/components/ui/carousel/carousel';
import { RichText } from '@/components/ui/rich-text/rich-text';
import swipe from '@/components/ui/swipe-row/swipe-row.module.scss';
import type { Testimonial } from '@/content/schema/people';
import type { SectionOf } from '@/content/schema/section';
import { fill } from '@/lib/text/fill';
import { slidesOf } from '@/lib/text/slides';
import styles from './testimonials.module.scss';

/** On one slide; fixed by the specification. */
const FEW = 3;
/** Stars. */
const MOST = 5;

/** A customer's quote, with its author. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
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
          {'★'.repeat(rating) + '☆'.repeat(MOST - rating)} <b>{`${rating}/${MOST}`}</b>
        </p>
        {example && <ExampleLabel />}
      </div>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <strong>{author}</strong> <RichText text={[role, location].filter(Boolean).join(', ')} />
      </figcaption>
    </figure>
  );
}

/** The same as a remark: its rating and its author are one line below it. */
export function Remark({ testimonial }: { testimonial: Testimonial }) {
  const { words } = currentSite();
  const { quote, author, role, location, rating, example } = testimonial;
  return (
    <figure>
      <blockquote>{quote}</blockquote>
      <figcaption>
        <span>
          <RichText text={[author, role, location].filter(Boolean).join(', ')} />
        </span>{' '}
        <b role="img" aria-label={fill(words.rating, { rating: `${rating}` })}>
          {`★ ${rating}/${MOST}`}
        </b>{' '}
        {example && <ExampleLabel />}
      </figcaption>
    </figure>
  );
}

/** Customers' quotes in slides. */
export function Testimonials(section: SectionOf<'testimonials'>) {
  const { heading, items } = section;
  const { previousSlide, nextSlide, slide } = currentSite().words;
  return (
    <SectionFrame section={section} layout="stacked">
      <Carousel
        id="reviews"
        label={heading}
        words={{ previous: previousSlide, next: nextSlide, slide }}
        slides={slidesOf(items, FEW).map((few) => (
          <ul key={few[0]?.author} className={clsx(swipe.row, styles.cards)}>
            {few.map((testimonial) => (
              <li key={testimonial.author}>
                <TestimonialCard testimonial={testimonial} />
              </li>
            ))}
          </ul>
        ))}
      />
    </SectionFrame>
  );
}

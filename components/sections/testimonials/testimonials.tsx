import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { ExampleLabel } from '@/components/sections/example-label/example-label';
import { Carousel } from '@/components/ui/carousel/carousel';
import { Icon } from '@/components/ui/icon/icon';
import { RichText } from '@/components/ui/rich-text/rich-text';
import swipe from '@/components/ui/swipe-row/swipe-row.module.scss';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
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
  const { quote, author, role, location, rating, object, lesson, example } = testimonial;
  return (
    <figure className={clsx(styles.card, object && styles.pictured)}>
      {object && <ObjectPicture name={object} />}
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
      {lesson && (
        <div className={styles.lesson}>
          <Icon name="check" />
          <span>
            <RichText text={lesson} />
          </span>
        </div>
      )}
      <figcaption>
        <strong>{author}</strong> <RichText text={[role, location].filter(Boolean).join(', ')} />
      </figcaption>
    </figure>
  );
}

type RowProps = { items: readonly Testimonial[]; layout: string | undefined };

function Row({ items, layout }: RowProps) {
  return (
    <ul className={layout}>
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
      slides={slidesOf(items, FEW).map((few) => (
        <Row key={few[0]?.author} items={few} layout={clsx(swipe.row, styles.cards)} />
      ))}
    />
  );
}

/** Customers' quotes in slides, or the first one large above the others. */
export function Testimonials(section: SectionOf<'testimonials'>) {
  return (
    <SectionFrame section={section} layout="stacked">
      {section.slides ? (
        <Slides {...section} />
      ) : (
        <Row items={section.items} layout={styles.wall} />
      )}
    </SectionFrame>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { Behavior } from '@/components/behaviors/behavior';
import { fill } from '@/lib/text/fill';
import styles from './carousel.module.scss';

type CarouselProps = {
  id: string;
  label: string;
  /** `slide` labels a page. Placeholders: `{number}`, `{total}`. */
  words: { previous: string; next: string; slide: string };
  slides: readonly ReactNode[];
};

/**
 * Slides in a scroll-snapping row. The controls are links to the slides, announced as buttons, so
 * they work without script; the behavior scrolls without moving the page and marks the current one.
 */
export function Carousel({ id, label, words, slides }: CarouselProps) {
  const pages = slides.map((slide, i) => ({
    slide,
    id: `${id}-${i + 1}`,
    name: fill(words.slide, { number: `${i + 1}`, total: `${slides.length}` }),
  }));
  const target = (index: number) => `#${(pages[index] ?? pages[0])?.id}`;
  return (
    <Behavior of="carousel">
      <section className={styles.carousel} aria-label={label}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
        <div className={styles.track} tabIndex={0}>
          {pages.map(({ slide, id: slideId, name }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
            <div key={slideId} className={styles.slide} id={slideId} role="group" aria-label={name}>
              {slide}
            </div>
          ))}
        </div>
        <div className={styles.controls}>
          <Control
            className={styles.arrow}
            href={target(0)}
            aria-label={words.previous}
            aria-disabled="true"
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M15 5l-7 7 7 7" />
            </svg>
          </Control>
          {pages.map(({ id: slideId, name }, i) => (
            <Control
              key={slideId}
              className={styles.dot}
              href={`#${slideId}`}
              aria-label={name}
              aria-current={i === 0 || undefined}
            />
          ))}
          <Control className={styles.arrow} href={target(1)} aria-label={words.next}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M9 5l7 7-7 7" />
            </svg>
          </Control>
        </div>
        <p className={styles.told} role="status" />
      </section>
    </Behavior>
  );
}

/** Named by its label. */
const Control = (props: ComponentProps<'a'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a button could not scroll before the script is there
  <a {...props} role="button" />
);

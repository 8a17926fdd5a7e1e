'use client';

import { slot } from '@nectarine/finish-export/slot';
import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import { Children, type MouseEvent, type ReactNode, useRef } from 'react';
import { fill } from '@/lib/text/fill';
import styles from './carousel.module.scss';
import { CarouselLink } from './carousel-link';
import { useShownSlide } from './use-shown-slide';

type CarouselProps = {
  id: string;
  label: string;
  /** `slide` labels a page. Placeholders: `{number}`, `{total}`. */
  words: { previous: string; next: string; slide: string };
  children: ReactNode;
};

/**
 * Slides in a scroll-snapping row. The controls are links to the slides, so they work without
 * script; after hydration they scroll without moving the page and report the current slide.
 */
export function Carousel({ id, label, words, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const track = useRef<HTMLDivElement>(null);
  const { shown, moved, show } = useShownSlide(track);
  const hydrated = useHydrated();
  const slideId = (index: number) => `${id}-${index + 1}`;
  const nameOf = (index: number) =>
    fill(words.slide, { number: `${index + 1}`, total: `${slides.length}` });

  function follow(event: MouseEvent, index: number) {
    event.preventDefault();
    show(index);
  }

  const arrow = (direction: 'previous' | 'next') => {
    const index = Math.min(Math.max(shown + (direction === 'next' ? 1 : -1), 0), slides.length - 1);
    return (
      <CarouselLink
        className={styles.arrow}
        label={words[direction]}
        href={`#${slideId(index)}`}
        state={index === shown ? 'disabled' : undefined}
        onClick={(event) => follow(event, index)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={direction === 'next' ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} />
        </svg>
      </CarouselLink>
    );
  };

  return (
    <section className={styles.carousel} aria-label={label}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.track} ref={track} tabIndex={0} data-hydrated={hydrated}>
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div
            key={slideId(index)}
            className={styles.slide}
            id={slideId(index)}
            role="group"
            aria-label={nameOf(index)}
            {...slot(slide)}
          />
        ))}
      </div>
      <div className={styles.controls}>
        {arrow('previous')}
        {slides.map((_, index) => (
          <CarouselLink
            key={slideId(index)}
            className={styles.dot}
            label={nameOf(index)}
            href={`#${slideId(index)}`}
            state={index === shown ? 'current' : undefined}
            onClick={(event) => follow(event, index)}
          />
        ))}
        {arrow('next')}
      </div>
      <p className={styles.told} role="status">
        {moved && nameOf(shown)}
      </p>
    </section>
  );
}

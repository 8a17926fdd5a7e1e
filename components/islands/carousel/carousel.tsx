'use client';

import { Children, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '@/components/hooks/use-hydrated';
import { fill } from '@/lib/text/fill';
import styles from './carousel.module.scss';
import { CarouselLink } from './carousel-link';

type CarouselProps = {
  id: string;
  label: string;
  /** `slide` names a page: `{number}` of `{total}`. */
  words: { previous: string; next: string; slide: string };
  children: ReactNode;
};

/**
 * Slides in a row that snaps. The controls are links to the slides, so they work before the script
 * is there; after that they scroll without moving the page, and tell which slide is shown.
 */
export function Carousel({ id, label, words, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const track = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const hydrated = useHydrated();
  const slideId = (index: number) => `${id}-${index + 1}`;

  useEffect(() => {
    const element = track.current;
    const follow = () => {
      if (element) setShown(Math.round(element.scrollLeft / element.clientWidth));
    };
    follow();
    element?.addEventListener('scroll', follow, { passive: true });
    return () => element?.removeEventListener('scroll', follow);
  }, []);

  function show(event: MouseEvent, index: number) {
    event.preventDefault();
    const element = track.current;
    element?.scrollTo({ left: index * element.clientWidth });
    setShown(index);
  }

  const arrow = (direction: 'previous' | 'next') => {
    const index = Math.min(Math.max(shown + (direction === 'next' ? 1 : -1), 0), slides.length - 1);
    return (
      <CarouselLink
        className={styles.arrow}
        label={words[direction]}
        href={`#${slideId(index)}`}
        state={index === shown ? 'disabled' : undefined}
        onClick={(event) => show(event, index)}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={direction === 'next' ? 'M9 5l7 7-7 7' : 'M15 5l-7 7 7 7'} />
        </svg>
      </CarouselLink>
    );
  };

  return (
    <section
      className={styles.carousel}
      aria-roledescription="carousel"
      aria-label={label}
      data-island=""
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={styles.track} ref={track} tabIndex={0} data-hydrated={hydrated}>
        {slides.map((slide, index) => (
          <div key={slideId(index)} className={styles.slide} id={slideId(index)}>
            {slide}
          </div>
        ))}
      </div>
      <div className={styles.controls}>
        {arrow('previous')}
        {slides.map((_, index) => (
          <CarouselLink
            key={slideId(index)}
            className={styles.dot}
            label={fill(words.slide, { number: `${index + 1}`, total: `${slides.length}` })}
            href={`#${slideId(index)}`}
            state={index === shown ? 'current' : undefined}
            onClick={(event) => show(event, index)}
          />
        ))}
        {arrow('next')}
      </div>
    </section>
  );
}

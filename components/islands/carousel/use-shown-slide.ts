import { type RefObject, useEffect, useRef, useState } from 'react';

/** Events that mean the visitor is scrolling manually. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const;

/** Offset of each slide: on phones slides are wider than the track. */
const startsOf = (track: HTMLElement) =>
  [...track.children].map((slide) => (slide as HTMLElement).offsetLeft - track.offsetLeft);

/** Index of the nearest offset. */
const nearest = (places: readonly number[], to: number) =>
  places.indexOf(places.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0] ?? 0);

/**
 * The slide that the track shows. During a smooth scroll the target counts, not the slides passed,
 * so that another "next" continues from there. `moved` tells whether the track has scrolled at all.
 */
export function useShownSlide(track: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(0);
  const [moved, setMoved] = useState(false);
  const goal = useRef<number>(undefined);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const passed = () => nearest(startsOf(element), element.scrollLeft);
    const follow = () => {
      if (goal.current === passed()) goal.current = undefined;
      if (goal.current !== undefined) return;
      setShown(passed());
      setMoved(true);
    };
    const release = () => {
      goal.current = undefined;
    };
    setShown(passed());
    element.addEventListener('scroll', follow, { passive: true });
    for (const type of BY_HAND) element.addEventListener(type, release, { passive: true });
    return () => {
      element.removeEventListener('scroll', follow);
      for (const type of BY_HAND) element.removeEventListener(type, release);
    };
  }, [track]);

  function show(index: number) {
    const element = track.current;
    if (!element) return;
    goal.current = index;
    setShown(index);
    setMoved(true);
    element.scrollTo({ left: startsOf(element)[index] ?? 0 });
  }

  return { shown, moved, show };
}

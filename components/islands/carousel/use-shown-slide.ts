import { type RefObject, useEffect, useRef, useState } from 'react';

/** What the visitor does to move the track by hand. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const;

/** Where each slide begins: on phones slides are wider than the track. */
const startsOf = (track: HTMLElement) =>
  [...track.children].map((slide) => (slide as HTMLElement).offsetLeft - track.offsetLeft);

/** Which of these places is nearest. */
const nearest = (places: readonly number[], to: number) =>
  places.indexOf(places.toSorted((a, b) => Math.abs(a - to) - Math.abs(b - to))[0] ?? 0);

/**
 * Which slide of the track is shown. While the track glides to a slide that was asked for, that one
 * counts and not those it passes, so that a second "next" in the meantime goes on from there.
 * `moved` says whether the track has moved at all.
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

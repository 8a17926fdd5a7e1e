import { type RefObject, useEffect, useRef, useState } from 'react';

/** What the visitor does to move the track by hand. */
const BY_HAND = ['pointerdown', 'wheel', 'keydown'] as const;

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
    const passed = () => Math.round(element.scrollLeft / element.clientWidth);
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
    element.scrollTo({ left: index * element.clientWidth });
  }

  return { shown, moved, show };
}

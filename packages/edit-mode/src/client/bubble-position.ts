import { useEffect, useReducer } from 'react';

const GAP = 10;

type Edges = Pick<DOMRect, 'top' | 'bottom' | 'left'>;
type Position = { left: number } & ({ top: number } | { bottom: number });

/**
 * Where a bubble of this height covers no part of a sentence: below it or above it. If the sentence
 * fills the window: at the edge that is farther from the line being typed.
 */
export function bubblePosition(
  { top, bottom, left }: Edges,
  line: number,
  height: number,
): Position {
  const at = { left: Math.max(8, Math.min(left, innerWidth - 420)) };
  if (innerHeight - bottom >= height + GAP) return { ...at, top: bottom + GAP };
  if (top >= height + GAP) return { ...at, bottom: innerHeight - top + GAP };
  return line > innerHeight / 2 ? { ...at, top: 8 } : { ...at, bottom: 8 };
}

/** Renders again whenever the sentence may have grown or moved. */
export function useRenderOnMove(): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // Later: rendering during an `input` event would put a field's previous text back.
    const renderLater = () => requestAnimationFrame(render);
    const names = ['input', 'scroll', 'resize'];
    for (const name of names) addEventListener(name, renderLater, true);
    return () => {
      for (const name of names) removeEventListener(name, renderLater, true);
    };
  }, []);
}

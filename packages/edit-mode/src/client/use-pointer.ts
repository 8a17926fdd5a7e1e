import { useEffect, useState } from 'react';
import { type Sentence, sentenceAt } from './sentences';

/** What was clicked: a sentence, or an element without one. */
export type Clicked = { sentence?: Sentence | undefined; element: Element };

const isOurs = (event: Event) =>
  event.composedPath().some((at) => at instanceof Element && at.id === 'edit-mode');
const isTyping = (event: Event) =>
  event.target instanceof Element && event.target.closest('[data-editing]') !== null;

/** Follows the pointer in edit mode, and prevents the default action of clicks. */
export function usePointer(
  isOn: boolean,
  onClick: (clicked: Clicked) => void,
): Sentence | undefined {
  const [hovered, setHovered] = useState<Sentence>();
  useEffect(() => {
    if (!isOn) return setHovered(undefined);
    const over = (event: PointerEvent) => {
      if (isOurs(event) || isTyping(event) || !(event.target instanceof Element))
        return setHovered(undefined);
      setHovered(sentenceAt(event.target, event.clientX, event.clientY));
    };
    const stop = (event: Event) => {
      if (isOurs(event) || isTyping(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const click = (event: MouseEvent) => {
      const element = event.target;
      if (isOurs(event) || isTyping(event) || !(element instanceof Element)) return;
      stop(event);
      onClick({ sentence: sentenceAt(element, event.clientX, event.clientY), element });
    };
    document.addEventListener('pointermove', over);
    document.addEventListener('click', click, true);
    for (const name of ['submit', 'mousedown']) document.addEventListener(name, stop, true);
    return () => {
      document.removeEventListener('pointermove', over);
      document.removeEventListener('click', click, true);
      for (const name of ['submit', 'mousedown']) document.removeEventListener(name, stop, true);
    };
  }, [isOn, onClick]);
  return hovered;
}

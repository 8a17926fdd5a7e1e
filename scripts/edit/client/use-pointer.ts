import { useEffect, useState } from 'react';
import { type Sentence, sentenceAt } from './sentences';

/** What was clicked: a sentence, or an element without one. */
export type Clicked = { sentence?: Sentence | undefined; element: Element };

const isOurs = (event: Event) =>
  event
    .composedPath()
    .some((at) => at instanceof Element && (at.id === 'edit-mode' || at.matches('[data-editing]')));

const stop = (event: Event) => {
  if (isOurs(event)) return;
  event.preventDefault();
  event.stopPropagation();
};

const OFF = 'edit-off';

export const isEditing = (): boolean => sessionStorage.getItem(OFF) === null;

export const keepEditing = (isOn: boolean): void =>
  isOn ? sessionStorage.removeItem(OFF) : sessionStorage.setItem(OFF, '');

/** The last click before the edit mode is ready. */
let held: MouseEvent | undefined;

const hold = (event: MouseEvent) => {
  stop(event);
  held = event;
};

/** Holds clicks from now until the edit mode is ready. */
export function holdClicks(): void {
  if (isEditing()) document.addEventListener('click', hold, true);
}

/** Follows the pointer in edit mode, and prevents the default action of clicks. */
export function usePointer(
  isOn: boolean,
  onClick: (clicked: Clicked) => void,
): Sentence | undefined {
  const [hovered, setHovered] = useState<Sentence>();
  useEffect(() => {
    document.removeEventListener('click', hold, true);
    if (!isOn) return setHovered(undefined);
    const at = ({ target, clientX, clientY }: MouseEvent) =>
      target instanceof Element ? sentenceAt(target, clientX, clientY) : undefined;
    const over = (event: PointerEvent) => setHovered(isOurs(event) ? undefined : at(event));
    const click = (event: MouseEvent) => {
      const { target: element } = event;
      if (isOurs(event) || !(element instanceof Element)) return;
      stop(event);
      onClick({ sentence: at(event), element });
    };
    const early = held;
    held = undefined;
    if (early?.target instanceof Element) onClick({ sentence: at(early), element: early.target });
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

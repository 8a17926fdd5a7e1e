import { useEffect, useRef, useState } from 'react';
import { type Sentence, sentenceAt } from './sentences';

/** What was clicked, and the sentence that the page shows there at the moment, if any. */
type Clicked = { element: Element; sentenceHere: () => Sentence | undefined };

/** The edit mode's own parts, and links to other languages, which lead there as for visitors. */
const notEdited = '#edit-mode, [lang][hreflang]';

const isOurs = (event: Event) =>
  event.composedPath().some((at) => at instanceof Element && at.matches(notEdited));

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

export function holdClicks(): void {
  if (isEditing()) document.addEventListener('click', hold, true);
}

function clickedBy({ target, clientX: x, clientY: y }: MouseEvent): Clicked {
  const at = () => document.elementFromPoint(x, y) ?? document.body;
  const element = target instanceof Element ? target : at();
  return { element, sentenceHere: () => sentenceAt(element.isConnected ? element : at(), x, y) };
}

export function usePointer(
  isOn: boolean,
  onClick: (clicked: Clicked) => void,
): Sentence | undefined {
  const [hovered, setHovered] = useState<Sentence>();
  const latest = useRef(onClick);
  latest.current = onClick;
  useEffect(() => {
    document.removeEventListener('click', hold, true);
    if (!isOn) return setHovered(undefined);
    const over = (event: PointerEvent) =>
      setHovered(isOurs(event) ? undefined : clickedBy(event).sentenceHere());
    const click = (event: MouseEvent) => {
      if (isOurs(event)) return;
      stop(event);
      latest.current(clickedBy(event));
    };
    if (held) click(held);
    held = undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    document.addEventListener('pointermove', over, options);
    document.addEventListener('click', click, options);
    for (const name of ['submit', 'mousedown']) document.addEventListener(name, stop, options);
    return () => listening.abort();
  }, [isOn]);
  return hovered;
}

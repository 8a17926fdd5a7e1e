/**
 * For a page's start, as an init script. Chromium's headless shell has the pointer rest at the
 * window's corner, and says so whenever a page is laid out anew. No visitor's pointer is there: the
 * page shall not hear of it.
 */
export function leaveOutRestingPointer(): void {
  for (const type of ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mousemove'])
    addEventListener(
      type,
      // Nameless: tsx marks functions that have a name with a helper, which no page has.
      (event) => {
        const { clientX, clientY } = event as PointerEvent;
        if (clientX === 0 && clientY === 0) event.stopImmediatePropagation();
      },
      true,
    );
}

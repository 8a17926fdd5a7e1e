/**
 * An init script. Chromium's headless shell reports a pointer at the window's corner after every
 * layout, which no visitor has: this hides it from the page.
 */
export function leaveOutRestingPointer(): void {
  for (const type of ['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mousemove'])
    addEventListener(
      type,
      // Anonymous, because tsx adds a helper call to named functions, which the page does not
      // have.
      (event) => {
        const { clientX, clientY } = event as PointerEvent;
        if (clientX === 0 && clientY === 0) event.stopImmediatePropagation();
      },
      true,
    );
}

/**
 * Replaces `@floating-ui/react` in the browser. Headless UI uses it to position a list with an
 * `anchor`; the help search's list has none, because CSS positions it.
 */

const noop = () => {};
const noProps = () => ({});
const closed = {
  refs: { setReference: noop, setFloating: noop },
  floatingStyles: {},
  context: { placement: 'bottom', elements: {} },
};

export const useFloating = () => closed;
export const useInnerOffset = noProps;
export const useInteractions = () => ({ getReferenceProps: noProps, getFloatingProps: noProps });

export const autoUpdate = noop;
export const flip = noop;
export const inner = noop;
export const offset = noop;
export const shift = noop;
export const size = noop;

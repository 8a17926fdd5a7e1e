/**
 * Takes the place of React Aria's hooks in the browser. Headless UI sets `data-hover` and `data-focus`
 * on the input by them; its styles use `:hover` and `:focus-visible` instead.
 */

export const useFocusRing = () => ({ isFocused: false, isFocusVisible: false, focusProps: {} });

export const useHover = () => ({ isHovered: false, hoverProps: {} });

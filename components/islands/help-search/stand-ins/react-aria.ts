/**
 * Replaces React Aria's hooks in the browser. Headless UI uses them for `data-hover` and
 * `data-focus`; our styles use `:hover` and `:focus-visible` instead.
 */

export const useFocusRing = () => ({ isFocused: false, isFocusVisible: false, focusProps: {} });

export const useHover = () => ({ isHovered: false, hoverProps: {} });

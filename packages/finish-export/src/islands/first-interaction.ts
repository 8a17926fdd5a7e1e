/**
 * The events of a first interaction, for `data-wake`: everything within an element that carries them
 * hydrates as soon as one of them happens anywhere on the page.
 */
export const FIRST_INTERACTION = 'pointermove pointerdown keydown focusin';

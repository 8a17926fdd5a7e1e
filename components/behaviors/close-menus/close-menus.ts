/**
 * Closes the header's menus where HTML and CSS cannot: Escape does not close a dropdown held open
 * by hovering, and a page restored from the back-forward cache would return with its menu open.
 * @param header contains the menu items and the drawer's button
 */
export function closeMenus(header: HTMLElement): void {
  const hasPopovers = 'popover' in header;
  const page = document.documentElement;
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const held = document.querySelector('[aria-owns]:hover, [popover]:hover');
    page.toggleAttribute('data-dismissed', held !== null);
    // Stays closed until the pointer returns.
    held?.addEventListener('pointerleave', () => page.removeAttribute('data-dismissed'));
    if (!hasPopovers && /^#(drawer|menu-)/.test(location.hash)) location.replace('#menu-closed');
  });
  addEventListener('pagehide', () => {
    if (hasPopovers) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  });
}

/**
 * Closes the header's menus where HTML and CSS cannot: Escape does not close a dropdown held open
 * by hovering, and a page restored from the back-forward cache would return with its menu open.
 * @param header contains the menu items and the drawer's button
 */
export function closeMenus(header: HTMLElement): void {
  const hasPopovers = 'popover' in header;
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    // Stays closed until the pointer returns.
    const panel = header.querySelector('li:hover > [popover]');
    panel?.parentElement?.setAttribute('data-dismissed', '');
    if (hasPopovers) return;
    (document.activeElement as HTMLElement).blur();
    if (location.hash === '#drawer') location.replace('#menu-closed');
  });
  header.addEventListener('pointerout', ({ target, relatedTarget }) => {
    const left = (target as Element).closest('[data-dismissed]');
    if (!left?.contains(relatedTarget as Node | null)) left?.removeAttribute('data-dismissed');
  });
  addEventListener('pagehide', () => {
    if (hasPopovers) document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  });
}

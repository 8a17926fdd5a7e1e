/**
 * Closes the header's menus where HTML and CSS cannot: Escape does not close a dropdown held open
 * by hovering, and a page restored from the back-forward cache would return with its menu open.
 * @param header contains the menu items and the drawer's button
 */
export function closeMenus(header: HTMLElement): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    // Stays closed until the pointer returns.
    header.querySelector('li:has(> [popover]):hover')?.setAttribute('data-dismissed', '');
  });
  header.addEventListener('pointerout', ({ target, relatedTarget }) => {
    const left = (target as Element).closest('[data-dismissed]');
    if (!left?.contains(relatedTarget as Node | null)) left?.removeAttribute('data-dismissed');
  });
  addEventListener('pagehide', () => {
    document.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  });
}

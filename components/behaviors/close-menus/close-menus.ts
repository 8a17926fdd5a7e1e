/**
 * Closes the header's menus where HTML and CSS have no way: a dropdown that the pointer holds open
 * by hovering hears no Escape, and a page that the browser keeps for the way back would come back
 * with its menu open.
 *
 * @param header holds the items of the menu, and the button of the drawer
 */
export function closeMenus(header: HTMLElement): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    // Closed until the pointer comes back.
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

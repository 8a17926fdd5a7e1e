'use client';

import { type ReactNode, useEffect, useRef } from 'react';

type MenuDismissalProps = {
  children: ReactNode;
  /** The look of the list belongs to the header. */
  className: string | undefined;
};

/**
 * The list of the header's menus. A dropdown that the pointer holds open by hovering has no way of
 * its own to hear Escape: this closes it until the pointer comes back.
 */
export function MenuDismissal({ children, className }: MenuDismissalProps) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const hovered = () => list.current?.querySelector(':scope > li:hover');
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hovered()?.setAttribute('data-dismissed', '');
    };
    const allow = (event: PointerEvent) => {
      const left = (event.target as Element).closest('[data-dismissed]');
      if (left && !left.contains(event.relatedTarget as Node | null)) {
        left.removeAttribute('data-dismissed');
      }
    };
    const element = list.current;
    document.addEventListener('keydown', dismiss);
    element?.addEventListener('pointerout', allow);
    return () => {
      document.removeEventListener('keydown', dismiss);
      element?.removeEventListener('pointerout', allow);
    };
  }, []);

  return (
    <ul ref={list} className={className} data-island="">
      {children}
    </ul>
  );
}

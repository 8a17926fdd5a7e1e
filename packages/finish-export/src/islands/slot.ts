import type { ReactNode } from 'react';

/** Stands in an island's props for what the server has rendered. */
export const SLOT = '$slot';

/** One object for good: React writes an element's HTML anew where this object is another. */
const KEPT = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

const isSlot = (content: ReactNode): boolean =>
  content === SLOT || (Array.isArray(content) && content.some(isSlot));

/**
 * Props of the element that holds what came from outside the island: `<div {...slot(children)} />`.
 * What the server has rendered there stays as it is; other islands may be in it.
 */
export const slot = (content: ReactNode) => (isSlot(content) ? KEPT : { children: content });

import type { ReactNode } from 'react';

/** The placeholder for a server-rendered element in an island's props. */
export const SLOT = '$slot';

/** Lets the island find the element again, if it is rendered anew. */
const MARK = { 'data-slot': '' };

/** Always the same object, because React rewrites an element's HTML if the object changes. */
const KEPT = { ...MARK, dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/**
 * The props of the element around an island's children: `<div {...slot(children)} />`. What the server
 * rendered there stays as it is, and may contain other islands.
 */
export const slot = (content: ReactNode) =>
  content === SLOT ? KEPT : { ...MARK, children: content };

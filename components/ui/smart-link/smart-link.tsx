import type { ReactNode } from 'react';
import type { Target } from '@/content/schema/link';
import { destination } from '@/lib/links/target';

type SmartLinkProps = {
  to: Target;
  children: ReactNode;
  /** Only for the components of this folder, which own the look of their links. */
  className?: string | undefined;
};

/** A link of the content: knows its address, and opens chats beside the site. */
export function SmartLink({ to, children, className }: SmartLinkProps) {
  const { href, newTab } = destination(to);
  return (
    <a href={href} className={className} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}

import type { ReactNode } from 'react';
import type { Target } from '@/content/schema/link';
import { canonicalDestination, destination } from '@/lib/links/target';

type SmartLinkProps = {
  to: Target;
  children: ReactNode;
  /** In running text: leads to the address that search engines keep. */
  canonical?: boolean;
  /** Only for the components of this folder, which own the look of their links. */
  className?: string | undefined;
};

/** A link of the content: knows its address, and opens chats beside the site. */
export function SmartLink({ to, children, canonical, className }: SmartLinkProps) {
  const { href, newTab } = (canonical ? canonicalDestination : destination)(to);
  return (
    <a href={href} className={className} {...(newTab && { target: '_blank', rel: 'noopener' })}>
      {children}
    </a>
  );
}

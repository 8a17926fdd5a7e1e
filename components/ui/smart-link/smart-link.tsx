import type { ReactNode } from 'react';
import { currentSite } from '@/components/current-site/current-site';
import type { Target } from '@/content/schema/link';
import { destination } from '@/lib/links/links';

type SmartLinkProps = {
  to: Target;
  children: ReactNode;
  /** For components that style their own links. */
  className?: string | undefined;
};

/** A link from the content, with its address looked up. Chats open in a new tab. */
export function SmartLink({ to, children, className }: SmartLinkProps) {
  const { href, newTab, hrefLang } = destination(currentSite(), to);
  return (
    <a
      href={href}
      hrefLang={hrefLang}
      className={className}
      {...(newTab && { target: '_blank', rel: 'noopener' })}
    >
      {children}
    </a>
  );
}

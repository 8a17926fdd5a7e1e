import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/styles/globals.scss';

export const documentViewport: Viewport = { themeColor: '#08262e' };

type DocumentProps = {
  /** BCP 47 tag of the page's language. */
  language: string;
  children: ReactNode;
};

/**
 * Cloudflare would replace e-mail addresses by links that need its script, which the policy refuses.
 * Between these comments it leaves them as they are.
 */
// biome-ignore lint/security/noDangerouslySetInnerHtml: React renders no comments otherwise
const comment = (html: string) => <div hidden dangerouslySetInnerHTML={{ __html: html }} />;

/** The outermost elements of every page, with the site's styles. */
export function Document({ language, children }: DocumentProps) {
  return (
    <html lang={language} id="top">
      <body>
        {comment('<!--email_off-->')}
        {children}
        {comment('<!--/email_off-->')}
      </body>
    </html>
  );
}

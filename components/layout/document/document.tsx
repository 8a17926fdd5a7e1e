import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/styles/globals.scss';

export const documentViewport: Viewport = { themeColor: '#08262e' };

type DocumentProps = {
  /** BCP 47 tag of the page's language. */
  language: string;
  children: ReactNode;
};

/** The outermost elements of every page, with the site's styles. */
export function Document({ language, children }: DocumentProps) {
  return (
    <html lang={language} id="top">
      <body>{children}</body>
    </html>
  );
}

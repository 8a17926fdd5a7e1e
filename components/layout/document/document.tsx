import type { Viewport } from 'next';
import type { ReactNode } from 'react';
import '@/styles/globals.scss';

export const documentViewport: Viewport = { themeColor: '#08262e', colorScheme: 'light dark' };

/** The outermost elements of every page, with the site's styles. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" id="top">
      <body>{children}</body>
    </html>
  );
}

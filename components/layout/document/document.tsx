import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { siteUrl } from '@/lib/site/environment';
import '@/styles/globals.scss';

/** What all pages say of themselves, the not-found page too. */
export const documentMetadata: Metadata = { metadataBase: new URL(siteUrl) };

export const documentViewport: Viewport = { themeColor: '#08262e', colorScheme: 'light dark' };

/** The outermost elements of every page, with the site's styles. */
export function Document({ children }: { children: ReactNode }) {
  return (
    <html lang="en" id="top">
      <body>{children}</body>
    </html>
  );
}

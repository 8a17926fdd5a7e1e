import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { siteUrl } from '@/lib/site/environment';
import '@/styles/globals.scss';

export const metadata: Metadata = { metadataBase: new URL(siteUrl) };

export const viewport: Viewport = { themeColor: '#08262e', colorScheme: 'light dark' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" id="top">
      <body>{children}</body>
    </html>
  );
}

import type { ReactNode } from 'react';
import { Document, documentViewport } from '@/components/layout/document/document';
import { english } from '@/content/languages/english';

export const viewport = documentViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document language={english.language}>{children}</Document>;
}

import type { ReactNode } from 'react';
import { Document, documentViewport } from '@/components/layout/document/document';

export const viewport = documentViewport;

export default function RootLayout({ children }: { children: ReactNode }) {
  return <Document language="en">{children}</Document>;
}

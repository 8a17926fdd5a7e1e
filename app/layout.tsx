import type { ReactNode } from 'react';
import { documentViewport } from '@/components/layout/document/document';

export const viewport = documentViewport;

/** The layout of each page renders the document, in the language of its path. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children;
}

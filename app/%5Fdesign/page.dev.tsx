import type { Metadata } from 'next';
import { Reference } from '@/components/reference/reference';
import { readFoundations } from '@/scripts/design-tokens/foundations';

export const metadata: Metadata = { title: 'Reference', robots: { index: false } };

/** While developing only; the built site has no such page. */
export default function DesignPage() {
  return <Reference foundations={readFoundations()} />;
}

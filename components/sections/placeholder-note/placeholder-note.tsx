import { currentSite } from '@/components/current-site/current-site';
import { Blocks } from '@/components/ui/blocks/blocks';
import { isPlaceholder } from '@/lib/company/company';

type PlaceholderNoteProps = {
  /** The facts shown next to it: a field of `content/site.ts`. */
  of: 'offices' | 'legal';
};

/** Marks the facts next to it as placeholders until `content/site.ts` has the real ones. */
export function PlaceholderNote({ of }: PlaceholderNoteProps) {
  const { company, words } = currentSite();
  if (!isPlaceholder(company, of)) return null;
  return <Blocks blocks={[{ note: words.placeholder[of] }]} subheadingLevel={3} />;
}

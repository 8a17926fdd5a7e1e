import { currentSite } from '@/components/current-site/current-site';
import { Blocks } from '@/components/ui/blocks/blocks';

type PlaceholderNoteProps = {
  /** The facts shown next to it: a field of `content/site.ts`. */
  of: 'offices' | 'legal';
};

/** Says that the facts next to it are placeholders, for as long as `content/site.ts` lists them. */
export function PlaceholderNote({ of }: PlaceholderNoteProps) {
  const { company, words } = currentSite();
  if (!company.placeholders.includes(of)) return null;
  return <Blocks blocks={[{ note: words.placeholder[of] }]} subheadingLevel={3} />;
}

import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Timeline } from '@/components/ui/timeline/timeline';
import type { RichText as RichTextContent } from '@/content/schema/link';
import type { SectionOf } from '@/content/schema/section';

const paragraph = (text: RichTextContent) => (
  <p>
    <RichText text={text} />
  </p>
);

/** Numbered steps as stops on a line: side by side if they are few, otherwise below each other. */
export function Steps(section: SectionOf<'steps'>) {
  const { items, actions } = section;
  const down = items.length > 4;
  const stops = items.map(({ title, text }) => ({
    title,
    filled: true,
    ...(down ? { facts: paragraph(text) } : { text: paragraph(text) }),
  }));
  return (
    <SectionFrame section={section} layout="stacked">
      <Timeline stops={stops} numbered layout={down ? 'detailed' : 'across'} />
      {actions && <Actions links={actions} background={section.background} />}
    </SectionFrame>
  );
}

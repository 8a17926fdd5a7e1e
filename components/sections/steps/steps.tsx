import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Timeline } from '@/components/ui/timeline/timeline';
import type { SectionOf } from '@/content/schema/section';

/** Numbered steps as stops on a line: horizontal for a few, vertical for many. */
export function Steps(section: SectionOf<'steps'>) {
  const { items, actions } = section;
  const down = items.length > 4;
  const stops = items.map(({ title, text }) => ({
    title,
    text: (
      <p>
        <RichText text={text} />
      </p>
    ),
    filled: true,
  }));
  return (
    <SectionFrame section={section} layout={down ? 'split' : 'stacked'}>
      <Timeline stops={stops} numbered layout={down ? 'down' : 'across'} />
      {actions && <Actions links={actions} background={section.background} />}
    </SectionFrame>
  );
}

import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { Blocks } from '@/components/ui/blocks/blocks';
import type { SectionOf } from '@/content/schema/section';

/** Text next to its heading. */
export function Prose(section: SectionOf<'prose'>) {
  const { blocks, actions, background } = section;
  return (
    <SectionFrame section={section} layout="split">
      <Blocks blocks={blocks} subheadingLevel={3} />
      {actions && <Actions links={actions} background={background} />}
    </SectionFrame>
  );
}

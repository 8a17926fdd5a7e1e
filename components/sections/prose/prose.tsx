import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Blocks } from '@/components/ui/blocks/blocks';
import { Paper } from '@/components/ui/blocks/paper';
import { Picture } from '@/components/ui/picture/picture';
import type { SectionOf } from '@/content/schema/section';

/** Text next to its heading, which can have a picture below it; a paper below it, as wide as the page. */
export function Prose(section: SectionOf<'prose'>) {
  const { blocks, picture, paper } = section;
  return (
    <SectionFrame
      section={section}
      layout={paper ? 'stacked' : 'split'}
      picture={
        picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 60rem) 29rem, 92vw"
            onPhones="card"
            texts={currentSite().pictures.scenes}
          />
        )
      }
    >
      {blocks && <Blocks blocks={blocks} subheadingLevel={3} />}
      {paper && <Paper {...paper} />}
    </SectionFrame>
  );
}

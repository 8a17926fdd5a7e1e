import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Blocks, isMeasured } from '@/components/ui/blocks/blocks';
import { Paper } from '@/components/ui/blocks/paper';
import { Picture } from '@/components/ui/picture/picture';
import { ObjectPicture } from '@/components/ui/world-picture/object-picture';
import type { SectionOf } from '@/content/schema/section';
import styles from './prose.module.scss';

type PicturedProps = Pick<SectionOf<'prose'>, 'picture' | 'object'> & {
  /** Whether what follows is as wide as the page. */
  isAbove: boolean | undefined;
};

/** What stands next to the text; an object, on phones, next to the heading. */
function Pictured({ picture, object, isAbove }: PicturedProps) {
  if (picture) {
    return (
      <Picture
        picture={picture}
        sizes="(min-width: 60rem) 52vw, 92vw"
        onPhones="card"
        texts={currentSite().pictures.scenes}
      />
    );
  }
  return (
    <div className={clsx(styles.object, isAbove && styles.above)} data-small="">
      {object && <ObjectPicture name={object} size="large" onPhones="tile" />}
    </div>
  );
}

/** Text next to its heading, which can have a picture below it. As wide as the page are a paper, bars that open it, and, without a picture, a table of many columns or a scale of days. */
export function Prose(section: SectionOf<'prose'>) {
  const { blocks, picture, object, paper } = section;
  const hasWideTable = blocks?.some(
    (block) =>
      ('table' in block && block.table.columns.length > 2) ||
      ('stack' in block && block.stack.ends) ||
      (object && 'bars' in block && block.bars.columns.length > 2),
  );
  const isWide = paper || (hasWideTable && !picture) || (blocks && isMeasured(blocks));
  return (
    <SectionFrame
      section={section}
      layout={isWide ? 'stacked' : 'split'}
      picture={(picture || object) && <Pictured {...{ picture, object }} isAbove={hasWideTable} />}
    >
      {blocks && <Blocks blocks={blocks} subheadingLevel={3} />}
      {paper && <Paper {...paper} />}
    </SectionFrame>
  );
}

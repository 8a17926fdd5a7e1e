import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { Blocks } from '@/components/ui/blocks/blocks';
import { Icon } from '@/components/ui/icon/icon';
import { Picture } from '@/components/ui/picture/picture';
import type { Block } from '@/content/schema/block';
import type { Picture as PictureContent } from '@/content/schema/picture';
import type { SectionOf } from '@/content/schema/section';
import styles from './prose.module.scss';

const lengthOf = (blocks: readonly Block[]) => JSON.stringify(blocks).length;

/** Two parts of about the same length. A subheading is never at the end of the first one. */
function halvesOf(blocks: readonly Block[]): [Block[], Block[]] {
  const half = lengthOf(blocks) / 2;
  const distance = (at: number) => Math.abs(lengthOf(blocks.slice(0, at)) - half);
  const [at = 1] = blocks
    .map((_, i) => i)
    .filter((i) => i > 0 && !('subheading' in (blocks[i - 1] ?? {})))
    .toSorted((a, b) => distance(a) - distance(b));
  return [blocks.slice(0, at), blocks.slice(at)];
}

/** A text next to its picture. */
function Pictured({ blocks, picture }: { blocks: readonly Block[]; picture: PictureContent }) {
  return (
    <div className={styles.pictured}>
      <div>
        <Blocks blocks={blocks} subheadingLevel={3} />
      </div>
      <Picture
        picture={picture}
        loading="lazy"
        sizes="(min-width: 60rem) 32rem, 92vw"
        onPhones="card"
        texts={currentSite().pictures.scenes}
      />
    </div>
  );
}

/** What to do so that something shows here. */
const Empty = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={styles.empty}>
    <Icon name="parcel" />
    <Blocks blocks={blocks} subheadingLevel={3} />
  </div>
);

const Columns = ({ blocks }: { blocks: readonly Block[] }) => (
  <div className={styles.columns}>
    {halvesOf(blocks).map((half) => (
      <Blocks key={JSON.stringify(half)} blocks={half} subheadingLevel={3} />
    ))}
  </div>
);

/** Text: a single block next to its heading, more in two columns below it or next to a picture. */
export function Prose(section: SectionOf<'prose'>) {
  const { blocks, actions, background, empty, picture } = section;
  const isShort = blocks.length === 1 && !picture;
  return (
    <SectionFrame section={section} layout={isShort ? 'split' : 'stacked'}>
      {picture ? (
        <Pictured blocks={blocks} picture={picture} />
      ) : empty ? (
        <Empty blocks={blocks} />
      ) : isShort ? (
        <Blocks blocks={blocks} subheadingLevel={3} />
      ) : (
        <Columns blocks={blocks} />
      )}
      {actions && <Actions links={actions} background={background} />}
    </SectionFrame>
  );
}

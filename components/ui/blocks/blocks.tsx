import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import type { Block } from '@/content/schema/block';
import { DataTable } from '../data-table/data-table';
import { FigureList } from '../figure-list/figure-list';
import { Picture } from '../picture/picture';
import { Paragraph } from '../rich-text/paragraph';
import { RichText } from '../rich-text/rich-text';
import styles from './blocks.module.scss';
import { Note } from './note';
import { Objects } from './objects';
import { StackedBar } from './stacked-bar';

type Level = 3 | 4;

function BlockView({ block, subheadingLevel }: { block: Block; subheadingLevel: Level }) {
  if ('paragraph' in block) {
    const paragraph = <Paragraph text={block.paragraph} />;
    return block.pulled ? <div className={styles.pulled}>{paragraph}</div> : paragraph;
  }
  if ('subheading' in block) {
    const Heading = `h${subheadingLevel}` as const;
    return <Heading className={styles.subheading}>{block.subheading}</Heading>;
  }
  if ('table' in block) return <DataTable table={block.table} />;
  if ('facts' in block) return <FigureList items={block.facts} />;
  if ('bars' in block) return <DataTable table={block.bars} bars compared={block.bars.compared} />;
  if ('picture' in block) {
    return (
      <figure>
        <Picture picture={{ photo: block.picture }} sizes="(min-width: 60rem) 40rem, 92vw" />
        {block.caption && <figcaption className={styles.caption}>{block.caption}</figcaption>}
      </figure>
    );
  }
  if ('scene' in block) {
    return (
      <Picture
        picture={block}
        onPhones="card"
        sizes="(min-width: 60rem) 34rem, 92vw"
        texts={currentSite().pictures.scenes}
      />
    );
  }
  if ('objects' in block) return <Objects {...block} />;
  if ('stack' in block) return <StackedBar {...block} />;
  if ('note' in block) return <Note {...block} />;
  const List = 'numbered' in block ? 'ol' : 'ul';
  const items = 'numbered' in block ? block.numbered : block.list;
  return (
    <List className={styles.list}>
      {items.map((item, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the items never change places
        <li key={i}>
          <RichText text={item} />
        </li>
      ))}
    </List>
  );
}

type BlocksProps = {
  blocks: readonly Block[];
  /** One level below the heading above the blocks. */
  subheadingLevel: Level;
};

/** Whether bars open a text, which are then as wide as the page, with the rest below them. */
export const isMeasured = ([first, second]: readonly Block[]) =>
  first && 'bars' in first && second && 'pulled' in second;

/** Whether all are tables, which stand side by side. */
const areTables = (blocks: readonly Block[]) =>
  blocks.length > 1 && blocks.every((block) => 'table' in block);

/** Running text: paragraphs, lists, tables and notes, at a readable line length. */
export function Blocks({ blocks, subheadingLevel }: BlocksProps) {
  const [first, second] = blocks;
  const isOpened =
    first && 'scene' in first && second && ('list' in second || 'numbered' in second);
  return (
    <div
      className={clsx(
        styles.blocks,
        isOpened && styles.opened,
        isMeasured(blocks) && styles.measured,
        areTables(blocks) && styles.tables,
      )}
    >
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks never change places
        <BlockView key={i} block={block} subheadingLevel={subheadingLevel} />
      ))}
    </div>
  );
}

import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { Blocks } from '@/components/ui/blocks/blocks';
import type { Block } from '@/content/schema/block';
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

/** Text: a single block next to its heading, more in two columns below it. */
export function Prose(section: SectionOf<'prose'>) {
  const { blocks, actions, background, empty } = section;
  const isShort = blocks.length === 1;
  return (
    <SectionFrame section={section} layout={isShort ? 'split' : 'stacked'}>
      {empty ? (
        <div className={styles.empty}>
          <p className={styles.lines} aria-hidden="true">
            <span />
            <span />
            <span />
          </p>
          <Blocks blocks={blocks} subheadingLevel={3} />
        </div>
      ) : isShort ? (
        <Blocks blocks={blocks} subheadingLevel={3} />
      ) : (
        <div className={styles.columns}>
          {halvesOf(blocks).map((half) => (
            <Blocks key={JSON.stringify(half)} blocks={half} subheadingLevel={3} />
          ))}
        </div>
      )}
      {actions && <Actions links={actions} background={background} />}
    </SectionFrame>
  );
}

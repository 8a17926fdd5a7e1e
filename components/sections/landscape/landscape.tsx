import { Landscape } from '@/components/ui/landscape/landscape';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './landscape.module.scss';

/** In the middle of a page: a sentence set large in the sky of a landscape, or short texts next to each other. */
export function LandscapeSection(section: SectionOf<'landscape'>) {
  const { id, heading, intro, ground, view, sentence, items, note } = section;
  return (
    <Landscape id={id} ground={ground} view={view}>
      <h2 className={sentence && styles.label}>
        <RichText text={heading} />
      </h2>
      <Paragraph text={intro} />
      {sentence && (
        <div className={styles.sentence}>
          <h3>{sentence.title}</h3>
          <Paragraph text={sentence.text} />
        </div>
      )}
      <ul className={styles.items}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <Paragraph text={text} />
          </li>
        ))}
      </ul>
      <Paragraph text={note} />
    </Landscape>
  );
}

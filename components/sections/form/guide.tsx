import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './guide.module.scss';

type GuideProps = NonNullable<SectionOf<'form'>['guide']>;

/** What to know while filling in a form, in order. */
export const Guide = ({ heading, items }: GuideProps) => (
  <>
    <h3>{heading}</h3>
    <ol className={styles.items}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  </>
);

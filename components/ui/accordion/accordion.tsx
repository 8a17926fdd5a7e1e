import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import type { Question } from '@/content/schema/section-reading';
import { blockText } from '@/lib/reading/plain-text';
import { Blocks } from '../blocks/blocks';
import { RichText } from '../rich-text/rich-text';
import styles from './accordion.module.scss';

type AccordionProps = {
  /** Unique name of the group: the browser keeps at most one of its answers open. */
  name: string;
  questions: readonly (Omit<Question, 'id'> & { id: string | undefined })[];
  /** One level below the heading above the group. */
  level: 3 | 4;
  /** Next to each other in wide windows: three in a row, others with the first half on the left. */
  inColumns?: boolean;
  /** Shows the first answer. */
  opened?: boolean;
  /** Marks them up as frequently asked questions for search engines. */
  faq?: true;
};

/** The characters of an answer. */
const lengthOf = (answer: Question['answer'] = []): number =>
  answer.map((block) => blockText(block, currentSite().locale)).join('').length;

/**
 * Questions with collapsible answers, one open at a time; needs no script. The markup for search
 * engines is microdata, because JSON-LD would repeat every answer.
 */
export function Accordion({ name, questions, level, inColumns, opened, faq }: AccordionProps) {
  const Heading = `h${level}` as const;
  const item = (itemProp: string, type: string) =>
    faq && { itemProp, itemScope: true, itemType: `https://schema.org/${type}` };
  const rows = questions.map(({ id, question, answer }, i) => (
    <details
      key={question}
      name={name}
      open={opened && i === 0}
      className={styles.item}
      {...item('mainEntity', 'Question')}
    >
      <summary className={styles.question}>
        <Heading className={styles.heading} itemProp={faq && 'name'}>
          <RichText text={question} />
        </Heading>
      </summary>
      {/* The id is inside, because a fragment opens only the `details` around its target. */}
      <div id={id} className={styles.answer} {...item('acceptedAnswer', 'Answer')}>
        <div itemProp={faq && 'text'}>
          <Blocks blocks={answer} subheadingLevel={4} />
        </div>
      </div>
    </details>
  ));
  // The open answer takes the place of other questions: about one for each 110 characters.
  const openAnswer = opened ? lengthOf(questions[0]?.answer) / 110 : 0;
  const onTheLeft = Math.max(1, Math.ceil((rows.length - openAnswer) / 2));
  const columns =
    rows.length === 3
      ? rows.map((row) => [row])
      : [rows.slice(0, onTheLeft), rows.slice(onTheLeft)];
  return (
    <div
      className={clsx(
        styles.accordion,
        inColumns && styles.columns,
        inColumns && rows.length === 3 && styles.row,
      )}
    >
      {inColumns
        ? columns.map((column) => column.length > 0 && <div key={column[0]?.key}>{column}</div>)
        : rows}
    </div>
  );
}

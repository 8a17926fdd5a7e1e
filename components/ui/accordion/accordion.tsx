import type { Question } from '@/content/schema/section-reading';
import { Blocks } from '../blocks/blocks';
import styles from './accordion.module.scss';

type AccordionProps = {
  /** Unique name of the group: the browser keeps at most one of its answers open. */
  name: string;
  questions: readonly (Omit<Question, 'id'> & { id: string | undefined })[];
  /** One level below the heading above the group. */
  level: 3 | 4;
};

/** Questions with collapsible answers, one open at a time; needs no script. */
export function Accordion({ name, questions, level }: AccordionProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.accordion}>
      {questions.map(({ id, question, answer }) => (
        <details key={question} name={name} className={styles.item}>
          <summary className={styles.question}>
            <Heading className={styles.heading}>{question}</Heading>
          </summary>
          {/* The id is inside, because a fragment opens only the `details` around its target. */}
          <div id={id} className={styles.answer}>
            <Blocks blocks={answer} subheadingLevel={4} />
          </div>
        </details>
      ))}
    </div>
  );
}

import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { JumpNav } from '@/components/ui/jump-links/jump-links';
import { Picture } from '@/components/ui/picture/picture';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './faq.module.scss';

type FaqSection = SectionOf<'faq'>;

/** The questions asked most, each with its answer in a line. */
function MostAsked({ items }: { items: NonNullable<FaqSection['mostAsked']> }) {
  return (
    <dl className={styles.most}>
      {items.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>
            <RichText text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Questions with answers that open in place, in two columns: one group, or several below links to
 * each. A single question stands next to its heading.
 */
export function Faq(section: FaqSection) {
  const { groups, mostAsked } = section;
  const parts = groups.flatMap(({ id, title, questions }) =>
    title ? [{ id, title, count: questions.length }] : [],
  );
  const isLong = parts.length > 1;
  const [first] = groups;
  const isSingle = groups.length === 1 && first?.questions.length === 1;
  const lists = groups.map(({ id, title, picture, questions }, place) => (
    <div key={id} id={id}>
      {title && (
        <div className={styles.title}>
          {picture && <Picture picture={picture} sizes="8rem" onPhones="thumb" />}
          <h3>{title}</h3>
        </div>
      )}
      <Accordion
        name={id}
        questions={questions}
        level={title ? 4 : 3}
        inColumns={!isSingle}
        opened={isLong && place === 0}
        faq
      />
    </div>
  ));
  return (
    <SectionFrame section={section} layout={isSingle ? 'split' : 'stacked'}>
      {mostAsked && <MostAsked items={mostAsked} />}
      <div
        className={isLong ? styles.groups : undefined}
        itemScope
        itemType="https://schema.org/FAQPage"
      >
        {isLong && <JumpNav parts={parts} row="wrapped" />}
        {lists}
      </div>
    </SectionFrame>
  );
}

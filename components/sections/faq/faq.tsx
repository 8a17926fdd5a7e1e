import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Actions } from '@/components/ui/actions/actions';
import { JumpLinks } from '@/components/ui/jump-links/jump-links';
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
 * Questions with answers that open in place: one group in two columns, or several next to links to
 * each.
 */
export function Faq(section: FaqSection) {
  const { groups, mostAsked, actions, background } = section;
  const parts = groups.flatMap(({ id, title }) => (title ? [{ id, title }] : []));
  const isLong = parts.length > 1;
  const lists = groups.map(({ id, title, questions }) => (
    <div key={id} id={id}>
      {title && <h3>{title}</h3>}
      <Accordion name={id} questions={questions} level={title ? 4 : 3} faq />
    </div>
  ));
  return (
    <SectionFrame section={section} layout="stacked">
      {mostAsked && <MostAsked items={mostAsked} />}
      <div
        className={isLong ? undefined : styles.columns}
        itemScope
        itemType="https://schema.org/FAQPage"
      >
        {isLong ? <JumpLinks parts={parts}>{lists}</JumpLinks> : lists}
      </div>
      {actions && <Actions links={actions} background={background} />}
    </SectionFrame>
  );
}

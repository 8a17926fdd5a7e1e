import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Actions } from '@/components/ui/actions/actions';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './faq.module.scss';

type FaqSection = SectionOf<'faq'>;

function Groups({ groups }: Pick<FaqSection, 'groups'>) {
  return (
    <div className={styles.groups}>
      {groups.map(({ id, title, questions }) => (
        <div key={id} id={id} className={styles.group}>
          {title && <h3>{title}</h3>}
          <Accordion name={id} questions={questions} level={title ? 4 : 3} />
        </div>
      ))}
    </div>
  );
}

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
 * Questions with answers that open in place: one group next to the heading, or several next to
 * links to each.
 */
export function Faq(section: FaqSection) {
  const { groups, mostAsked, actions, background } = section;
  const titled = groups.filter(({ title }) => title);
  return (
    <SectionFrame section={section} layout={titled.length > 1 ? 'stacked' : 'split'}>
      {mostAsked && <MostAsked items={mostAsked} />}
      {titled.length > 1 ? (
        <div className={styles.subjects}>
          <nav className={styles.jump} aria-label={currentSite().words.onThisPage}>
            {titled.map(({ id, title }) => (
              <a key={id} href={`#${id}`}>
                {title}
              </a>
            ))}
          </nav>
          <Groups groups={groups} />
        </div>
      ) : (
        <Groups groups={groups} />
      )}
      {actions && <Actions links={actions} background={background} />}
    </SectionFrame>
  );
}

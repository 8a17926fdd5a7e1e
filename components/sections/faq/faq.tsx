import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Actions } from '@/components/ui/actions/actions';
import type { SectionOf } from '@/content/schema/section';
import styles from './faq.module.scss';

/** Questions with answers that open in place, in one group or several. */
export function Faq(section: SectionOf<'faq'>) {
  const { groups, actions, background } = section;
  return (
    <SectionFrame section={section} layout="split">
      <div className={styles.groups}>
        {groups.map(({ id, title, questions }) => (
          <div key={id} id={id} className={styles.group}>
            {title && <h3>{title}</h3>}
            <Accordion name={id} questions={questions} level={title ? 4 : 3} />
          </div>
        ))}
      </div>
      {actions && <Actions links={actions} background={background} />}
    </SectionFrame>
  );
}

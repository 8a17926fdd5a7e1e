import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Actions } from '@/components/ui/actions/actions';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './steps.module.scss';

/** Numbered steps as stops on a line: horizontal for a few, vertical for many. */
export function Steps(section: SectionOf<'steps'>) {
  const { items, actions } = section;
  const down = items.length > 4;
  return (
    <SectionFrame section={section} layout={down ? 'split' : 'stacked'}>
      <ol className={down ? styles.down : styles.across}>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ol>
      {actions && <Actions links={actions} background={section.background} />}
    </SectionFrame>
  );
}

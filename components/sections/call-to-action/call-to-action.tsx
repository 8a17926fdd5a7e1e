import clsx from 'clsx/lite';
import { Actions } from '@/components/ui/actions/actions';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './call-to-action.module.scss';

/** What to do next, at the end of a page; or a remark, in quiet colors. */
export function CallToAction(section: SectionOf<'call-to-action'>) {
  const { id, heading, text, quiet, ground, actions } = section;
  const isLagoon = ground === 'lagoon';
  const scene = section.scene ?? (isLagoon ? 'contact' : undefined);
  return (
    <section
      id={id}
      className={clsx(quiet ? styles.quiet : styles.band, isLagoon && styles.lagoon)}
      data-ground={ground}
      data-quiet={quiet}
    >
      <div className={clsx(styles.inner, actions && styles.acting, scene && styles.pictured)}>
        <h2>
          <RichText text={heading} />
        </h2>
        <Paragraph text={text} />
        {actions && <Actions links={actions} isMain={!quiet} />}
        {scene && <Picture picture={{ scene }} sizes="18rem" onPhones="card" />}
      </div>
    </section>
  );
}

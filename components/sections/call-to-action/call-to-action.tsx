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
  return (
    <section
      id={id}
      className={clsx(quiet ? styles.quiet : styles.band, isLagoon && styles.lagoon)}
      data-ground={ground}
      data-quiet={quiet}
    >
      <div className={clsx(styles.inner, actions && styles.acting, isLagoon && styles.answered)}>
        <h2>
          <RichText text={heading} />
        </h2>
        <Paragraph text={text} />
        {actions && <Actions links={actions} isMain={!quiet} />}
        {isLagoon && <Picture picture={{ scene: 'contact' }} sizes="13rem" onPhones="beside" />}
      </div>
    </section>
  );
}

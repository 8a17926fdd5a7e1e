import { Actions } from '@/components/ui/actions/actions';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './call-to-action.module.scss';

/** The end of a page: what to do next. */
export function CallToAction({ id, heading, text, actions }: SectionOf<'call-to-action'>) {
  return (
    <section id={id} className={styles.band}>
      <div className={styles.inner}>
        <h2>{heading}</h2>
        <p>
          <RichText text={text} />
        </p>
        <Actions links={actions} background="sea" />
      </div>
    </section>
  );
}

import { Actions } from '@/components/ui/actions/actions';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { SectionOf } from '@/content/schema/section';
import styles from './callout.module.scss';

/** A highlighted remark. */
export function Callout({ id, heading, text, actions }: SectionOf<'callout'>) {
  return (
    <section id={id} className={styles.callout}>
      <div className={styles.box}>
        <h2>{heading}</h2>
        <p>
          <RichText text={text} />
        </p>
        {actions && <Actions links={actions} background="linen" />}
      </div>
    </section>
  );
}

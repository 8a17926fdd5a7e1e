import clsx from 'clsx/lite';
import { Actions } from '@/components/ui/actions/actions';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { ViewPicture } from '@/components/ui/world-picture/view-picture';
import type { SectionOf } from '@/content/schema/section';
import styles from './call-to-action.module.scss';

/** What to do next, in the sky of a landscape or next to a scene; or a remark, in quiet colors. */
export function CallToAction(section: SectionOf<'call-to-action'>) {
  const { id, heading, text, quiet, ground, view, actions } = section;
  const scene = section.scene ?? (ground === 'lagoon' ? 'contact' : undefined);
  return (
    <section
      id={id}
      className={clsx(quiet ? styles.quiet : styles.band, view && styles.landscape)}
      data-ground={ground}
      data-quiet={quiet}
    >
      <div className={clsx(styles.inner, scene && !view && styles.pictured)}>
        <h2>
          <RichText text={heading} />
        </h2>
        <Paragraph text={text} />
        {actions && <Actions links={actions} isMain={!quiet} />}
        {scene && !view && (
          <Picture picture={{ scene }} sizes="(min-width: 60rem) 45vw, 26rem" onPhones="wide" />
        )}
      </div>
      {view && <ViewPicture name={view} />}
    </section>
  );
}

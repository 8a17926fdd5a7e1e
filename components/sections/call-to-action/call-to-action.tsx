import clsx from 'clsx/lite';
import { currentSite } from '@/components/current-site/current-site';
import { Actions } from '@/components/ui/actions/actions';
import { Landscape } from '@/components/ui/landscape/landscape';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import type { Link } from '@/content/schema/link';
import type { SectionOf } from '@/content/schema/section';
import { channelValue } from '@/lib/links/links';
import styles from './call-to-action.module.scss';

/** The numbers and addresses behind buttons, for those who write them down. A chat has its button only. */
const channelsOf = (actions: readonly Link[]) =>
  actions
    .map((link) =>
      'channel' in link && link.channel !== 'chat' ? channelValue(currentSite(), link) : '',
    )
    .filter(Boolean);

/** What to do next, in the sky of a landscape or next to a scene; or a remark, in quiet colors. */
export function CallToAction(section: SectionOf<'call-to-action'>) {
  const { id, heading, text, quiet, ground, view, scene, actions = [], note } = section;
  const channels = channelsOf(actions).join(' · ');
  const words = (
    <>
      <h2>
        <RichText text={heading} />
      </h2>
      <Paragraph text={text} />
      {actions.length > 0 && <Actions links={actions} isMain={!quiet} />}
      {channels && <p>{channels}</p>}
      {note && (
        <small>
          <RichText text={note} />
        </small>
      )}
    </>
  );
  if (view)
    return (
      <Landscape id={id} ground={ground} view={view} isEnd>
        {words}
      </Landscape>
    );
  return (
    <section
      id={id}
      className={quiet ? styles.quiet : styles.band}
      data-ground={ground}
      data-quiet={quiet}
    >
      <div className={clsx(styles.inner, scene && styles.pictured)}>
        {words}
        {scene && <Picture picture={{ scene }} sizes="(min-width: 60rem) 45vw, 26rem" />}
      </div>
    </section>
  );
}

import clsx from 'clsx/lite';
import type { Block } from '@/content/schema/block';
import { Picture } from '../picture/picture';
import { RichText } from '../rich-text/rich-text';
import { ObjectPicture } from '../world-picture/object-picture';
import styles from './objects.module.scss';

/** Characters of a caption that is a label. */
const LABEL = 60;

/** Goods or scenes side by side, each with a few words below it, or below each other with sentences. */
export function Objects({ objects }: Extract<Block, { objects: unknown }>) {
  const areSentences = objects.some(({ caption }) => caption.length > LABEL);
  return (
    <ul className={clsx(styles.objects, areSentences && styles.told)}>
      {objects.map(({ caption, ...shown }) => (
        <li key={caption}>
          {'object' in shown ? (
            <ObjectPicture name={shown.object} />
          ) : (
            <Picture picture={shown} onPhones="beside" sizes="(min-width: 60rem) 12rem, 6rem" />
          )}
          <p>
            <RichText text={caption} />
          </p>
        </li>
      ))}
    </ul>
  );
}

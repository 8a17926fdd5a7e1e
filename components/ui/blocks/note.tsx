import clsx from 'clsx/lite';
import type { Block } from '@/content/schema/block';
import { RichText } from '../rich-text/rich-text';
import { ObjectPicture } from '../world-picture/object-picture';
import styles from './note.module.scss';

/** A highlighted note, with what it is about before it. */
export const Note = ({ note, object }: Extract<Block, { note: unknown }>) => (
  <p className={clsx(styles.note, object && styles.shown)}>
    {object && <ObjectPicture name={object} />}
    <RichText text={note} />
  </p>
);

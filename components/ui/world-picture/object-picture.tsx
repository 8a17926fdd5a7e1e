import type { ObjectName } from '@/content/schema/picture';
import { filesOfObject, type OBJECT_WIDTHS } from '@/lib/pictures/objects';
import { type Loading, loadingOf, PHONES } from './loading';
import styles from './world-picture.module.scss';

type ObjectPictureProps = Loading & {
  name: ObjectName;
  size?: keyof typeof OBJECT_WIDTHS;
  /** The file for phones, where they show it smaller. */
  onPhones?: keyof typeof OBJECT_WIDTHS | undefined;
};

/** Goods as a modelled object, square. Decorative: the name of the goods stands next to it. */
export function ObjectPicture({ name, size = 'tile', onPhones, loading }: ObjectPictureProps) {
  const { avif, src, width, height } = filesOfObject(name, size);
  return (
    <picture>
      {onPhones && (
        <source type="image/avif" media={PHONES} srcSet={filesOfObject(name, onPhones).avif} />
      )}
      <source type="image/avif" srcSet={avif} />
      <img
        className={styles.picture}
        src={src}
        alt=""
        width={width}
        height={height}
        {...loadingOf({ loading })}
      />
    </picture>
  );
}

import type { ObjectName } from '@/content/schema/picture';
import { filesOfObject, type OBJECT_WIDTHS } from '@/lib/pictures/objects';
import { type Loading, loadingOf, PHONES } from './loading';
import styles from './world-picture.module.scss';

type ObjectPictureProps = Loading & {
  name: ObjectName;
  size?: keyof typeof OBJECT_WIDTHS;
  /** Whether phones, which show it smaller, get the file of a tile. */
  tileOnPhones?: boolean;
};

/** Goods as a modelled object, square. Decorative: the name of the goods stands next to it. */
export function ObjectPicture({ name, size = 'tile', tileOnPhones, loading }: ObjectPictureProps) {
  const { avif, src, width, height } = filesOfObject(name, size);
  return (
    <picture>
      {tileOnPhones && (
        <source type="image/avif" media={PHONES} srcSet={filesOfObject(name, 'tile').avif} />
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

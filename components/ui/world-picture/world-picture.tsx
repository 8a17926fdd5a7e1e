import type { ObjectName, SceneName } from '@/content/schema/picture';
import { filesOfObject, filesOfScene, type OBJECT_WIDTHS } from '@/lib/pictures/world';
import styles from './world-picture.module.scss';

/** Below `desktop-menu` of `styles/settings/_breakpoint.scss`. */
const PHONES = '(max-width: 47.98rem)';

type Loading = {
  /** `eager` on the first screen of a page without a tool, where it also comes before other files. */
  loading: 'eager' | 'lazy';
};

const loadingOf = ({ loading }: Loading) =>
  ({
    loading,
    decoding: 'async',
    fetchPriority: loading === 'eager' ? 'high' : undefined,
  }) as const;

type ScenePictureProps = Loading & {
  name: SceneName;
  /** Its width in the layout, as in the attribute `sizes`: `(min-width: 48em) 50vw, 100vw`. */
  sizes: string;
  /** What it shows; empty where the text next to it says the same. */
  alt: string;
};

/** A scene of the modelled world, 3:2, on any background. */
export function ScenePicture({ name, sizes, alt, loading }: ScenePictureProps) {
  const { phones, wide, src, width, height } = filesOfScene(name);
  return (
    <picture>
      <source type="image/avif" media={PHONES} srcSet={phones} sizes={sizes} />
      <source type="image/avif" srcSet={wide} sizes={sizes} />
      <img
        className={styles.picture}
        src={src}
        alt={alt}
        width={width}
        height={height}
        {...loadingOf({ loading })}
      />
    </picture>
  );
}

type ObjectPictureProps = Loading & { name: ObjectName; size: keyof typeof OBJECT_WIDTHS };

/** Goods as a modelled object, square. Decorative: the name of the goods stands next to it. */
export function ObjectPicture({ name, size, loading }: ObjectPictureProps) {
  const { avif, src, width, height } = filesOfObject(name, size);
  return (
    <picture>
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

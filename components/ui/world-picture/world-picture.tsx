import type { SceneName } from '@/content/schema/picture';
import { filesOfScene, type PlaceOnPhones } from '@/lib/pictures/world';
import { type Loading, loadingOf, PHONES } from './loading';
import styles from './world-picture.module.scss';

type ScenePictureProps = Loading & {
  name: SceneName;
  /** Its width in the layout, as in the attribute `sizes`: `(min-width: 48em) 50vw, 100vw`. */
  sizes: string;
  /** How it stands on phones: `wide` fills the window. */
  onPhones: PlaceOnPhones;
  /** What it shows; empty where the text next to it says the same. */
  alt: string;
};

/** A scene of the modelled world, 3:2, on any background. */
export function ScenePicture({ name, sizes, onPhones, alt, loading }: ScenePictureProps) {
  const { phones, wide, src, width, height } = filesOfScene(name, onPhones);
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

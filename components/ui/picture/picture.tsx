import type { Picture as PictureContent, SceneTexts } from '@/content/schema/picture';
import { avifVariantOf } from '@/lib/pictures/avif';
import type { PlaceOnPhones } from '@/lib/pictures/world';
import { ScenePicture } from '../world-picture/world-picture';
import styles from './picture.module.scss';

type PictureProps = {
  picture: PictureContent;
  /** `eager` on the first screen, so that a photograph loads at once. */
  loading?: 'eager' | 'lazy' | undefined;
  /** Its width in the layout, as in the attribute `sizes`. */
  sizes: string;
  /** How a scene stands on phones; `wide`, unless it is one of several. */
  onPhones?: PlaceOnPhones;
  /** What the scenes show; left out where the text next to the picture says the same. */
  texts?: SceneTexts['scenes'];
};

/** A scene or a photograph, in the same box. */
export function Picture({ picture, loading, sizes, onPhones = 'wide', texts }: PictureProps) {
  if ('scene' in picture) {
    const alt = texts?.[picture.scene] ?? '';
    return (
      <ScenePicture
        name={picture.scene}
        sizes={sizes}
        onPhones={onPhones}
        alt={alt}
        loading={loading}
      />
    );
  }
  const { src, alt, width, height } = picture.photo;
  const avif = avifVariantOf(src);
  const image = (
    // biome-ignore lint/performance/noImgElement: a static site has no server to resize for next/image
    <img
      className={styles.photo}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={loading ?? 'lazy'}
    />
  );
  if (!avif) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={avif} />
      {image}
    </picture>
  );
}

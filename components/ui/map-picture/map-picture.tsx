import styles from './map-picture.module.scss';

type MapPictureProps = {
  /** Address of the picture. */
  src: string;
  alt: string;
  width: number;
  height: number;
};

/** A map in a file of its own. For ink backgrounds. */
export function MapPicture({ alt, ...props }: MapPictureProps) {
  return (
    // Windows that hide it, or where it is far below, do not request it.
    // biome-ignore lint/performance/noImgElement: a static site has no server to resize for next/image
    <img className={styles.map} {...props} alt={alt} loading="lazy" decoding="async" />
  );
}

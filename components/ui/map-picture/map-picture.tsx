import styles from './map-picture.module.scss';

type MapPictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** `eager` where it is far below, because scrolling costs nothing more. */
  loading?: 'eager';
};

/** A map in a file of its own. For ink backgrounds. */
export function MapPicture({ alt, loading, ...props }: MapPictureProps) {
  return (
    // Windows that hide it do not request it.
    // biome-ignore lint/performance/noImgElement: a static site has no server to resize for next/image
    <img className={styles.map} {...props} alt={alt} loading={loading ?? 'lazy'} />
  );
}

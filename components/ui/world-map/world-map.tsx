import { worldFrame } from '@/lib/maps/world-map';
import styles from './world-map.module.scss';

type WorldMapProps = {
  /** Address of the picture. */
  src: string;
  alt: string;
};

/** The world with an arc from each origin to the destination. For ink backgrounds. */
export function WorldMap({ src, alt }: WorldMapProps) {
  return (
    // biome-ignore lint/performance/noImgElement: a static site has no server to resize for next/image
    <img
      className={styles.map}
      src={src}
      alt={alt}
      {...worldFrame}
      // Windows that hide it never request it.
      loading="lazy"
      decoding="async"
    />
  );
}

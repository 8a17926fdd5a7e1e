import type { KangaName } from '@/content/schema/kanga';
import { type KangaColor, kangaTiles } from '@/lib/pictures/kanga';
import styles from './kanga-pattern.module.scss';

const colorClass = {
  bright: styles.bright,
  'leaf-shape': styles.leaf,
  'map-sea-lane': styles.sea,
  'on-ink-accent': styles.accent,
} satisfies Record<KangaColor, string | undefined>;

type KangaPatternProps = { name: KangaName };

/** A square of an origin's cloth, next to the origin's name. For ink backgrounds. */
export function KangaPatch({ name }: KangaPatternProps) {
  const { path, color } = kangaTiles[name];
  return (
    <svg className={`${styles.patch} ${colorClass[color]}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** A border of an origin's cloth, across its container. Once per name on a page: it has an id. */
export function KangaStrip({ name }: KangaPatternProps) {
  const { path, color } = kangaTiles[name];
  const id = `kanga-${name}`;
  return (
    <svg className={`${styles.strip} ${colorClass[color]}`} aria-hidden="true">
      <pattern id={id} x="50%" width="24" height="24" patternUnits="userSpaceOnUse">
        <path d={path} transform="translate(3.6 3.6) scale(.7)" />
      </pattern>
      <rect width="100%" height="24" fill={`url(#${id})`} />
    </svg>
  );
}

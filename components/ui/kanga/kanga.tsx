import type { KangaName } from '@/content/schema/kanga';
import { type KangaColor, kangaTiles } from '@/lib/pictures/kanga';
import styles from './kanga.module.scss';

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

const TILE = 'kanga';

/**
 * The border of a kanga, the printed cloth of the coast, drawn for this site: teeth along both
 * edges, with cashews and a diamond in between. It ends an opening ink section and begins the
 * footer, whose copy defines the tile for both.
 *
 * Inline SVG, because a CSS mask counts as a separate document and delays the first paint.
 */
export function Kanga({ withTile = false }: { withTile?: boolean }) {
  return (
    <svg className={styles.kanga} aria-hidden="true">
      {withTile && (
        <pattern id={TILE} x="50%" width="48" height="24" patternUnits="userSpaceOnUse">
          <path d="M0 0h48l-6 5-6-5-6 5-6-5-6 5-6-5-6 5zM0 24h48l-6-5-6 5-6-5-6 5-6-5-6 5-6-5zM24 8l5 4-5 4-5-4zM7 15c-2-6 8-9 9-3 0 3-3 3-4 1s-4-1-5 2zM41 9c2 6-8 9-9 3 0-3 3-3 4-1s4 1 5-2z" />
        </pattern>
      )}
      <rect width="100%" height="24" fill={`url(#${TILE})`} />
    </svg>
  );
}

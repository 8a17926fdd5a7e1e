import type { KangaName } from '@/content/schema/kanga';
import type { Ground } from '@/content/schema/section-frame';

/** Color tokens that are distinguishable on ink, in both schemes. */
export type KangaColor = 'bright' | 'map-sea-lane' | 'on-ink-accent' | 'leaf-shape';

/** One motif of 24 × 24 units, filled by the even-odd rule; repeats sideways. */
type KangaTile = { path: string; color: KangaColor };

/** Each origin's cloth: the shape identifies it where colors cannot be told apart. */
export const kangaTiles: Readonly<Record<KangaName, KangaTile>> = {
  stars: { path: 'M12 1l3.2 7.8L23 12l-7.8 3.2L12 23l-3.2-7.8L1 12l7.8-3.2z', color: 'bright' },
  crosses: { path: 'M9 2h6v7h7v6h-7v7H9v-7H2V9h7z', color: 'on-ink-accent' },
  scales: {
    path: 'M0 18a12 12 0 0 1 24 0h-4a8 8 0 0 0-16 0zM7 18a5 5 0 0 1 10 0zM0 20h24v2H0z',
    color: 'bright',
  },
  wheels: {
    path: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 5.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9z',
    color: 'map-sea-lane',
  },
  leaves: { path: 'M2 22C1 10 9 2 22 2c1 12-7 20-20 20z', color: 'leaf-shape' },
  sails: { path: 'M11 2v14H2zM13 5l8 11h-8zM2 18h20l-3.5 4h-13z', color: 'map-sea-lane' },
  diamonds: {
    path: 'M12 1l11 11-11 11L1 12zm0 6.5L7.5 12l4.5 4.5 4.5-4.5z',
    color: 'on-ink-accent',
  },
  petals: {
    path: 'M12 12C6 9 7 4 12 1c5 3 6 8 0 11zm0 0c3-6 8-5 11 0-3 5-8 6-11 0zm0 0c6 3 5 8 0 11-5-3-6-8 0-11zm0 0c-3 6-8 5-11 0 3-5 8-6 11 0z',
    color: 'bright',
  },
  checks: { path: 'M1 1h11v11H1zM12 12h11v11H12z', color: 'leaf-shape' },
  pinwheels: {
    path: 'M12 12L2 2h10zM12 12L22 2v10zM12 12l10 10H12zM12 12L2 22V12z',
    color: 'on-ink-accent',
  },
  dots: { path: 'M12 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16z', color: 'map-sea-lane' },
};

const grounds: Partial<Record<KangaColor, Ground>> = {
  'map-sea-lane': 'lagoon',
  'on-ink-accent': 'sun',
  'leaf-shape': 'leaf',
};

/** The ground closest to the color of a cloth. Nectarine has no name of its own. */
export const kangaGround = (name: KangaName) => grounds[kangaTiles[name].color];

import type { ThingName } from '@/content/schema/picture';

type Drawing = {
  /** In centimeters, about the size of the thing. */
  width: number;
  height: number;
  /** The filled outline. */
  shape: string;
  /** A darker part within it: a screen, wheels. */
  dark?: string;
  lines?: string;
};

/** Drawings of the things, which `BoxedThing` scales to their boxes. */
export const drawings: Record<ThingName, Drawing> = {
  phone: {
    width: 17,
    height: 9,
    shape: 'M2 0h13q2 0 2 2v5q0 2-2 2H2Q0 9 0 7V2q0-2 2-2z',
    dark: 'M2.5 1.5h12v6h-12z',
  },
  shoes: {
    width: 31,
    height: 14,
    shape: 'M1 1q2 2 5 1l4-2 9 5q3 2 7 2.5Q31 8.5 31 11v3H0V6q0-3 1-5z',
    dark: 'M0 11.5h31V14H0z',
    lines: 'M11.5 4.5l2.5-2M15 6.5l2.5-2M3 6q3 3 8 2',
  },
  laptop: {
    width: 38,
    height: 26,
    shape: 'M4.5 0h29q1.5 0 1.5 1.5V22h3q0 4-3 4H3q-3 0-3-4h3V1.5Q3 0 4.5 0z',
    dark: 'M6 3h26v16H6z',
    lines: 'M3 22h32',
  },
  duvet: {
    width: 52,
    height: 40,
    shape: 'M5 0h42q5 0 5 5v10q0 5-3 5 3 0 3 5v10q0 5-5 5H5q-5 0-5-5V25q0-5 3-5-3 0-3-5V5q0-5 5-5z',
    lines:
      'M3 20h46M13 0q4 10 0 20M26 0v20M39 0q-4 10 0 20M13 20q4 10 0 20M26 20v20M39 20q-4 10 0 20',
  },
  television: {
    width: 73,
    height: 48,
    shape: 'M0 0h73v42H55l6 6h-6l-6-6H24l-6 6h-6l6-6H0z',
    dark: 'M3 3h67v36H3z',
  },
  barrel: {
    width: 58,
    height: 95,
    shape: 'M3 4q26-8 52 0v87q-26 8-52 0z',
    lines: 'M3 4q26 8 52 0M0 32q29 9 58 0M0 62q29 9 58 0M0 32v4q29 9 58 0v-4M0 62v4q29 9 58 0v-4',
  },
  motorcycle: {
    width: 172,
    height: 92,
    shape: 'M50 22l34 2q6-14 22-14 14 0 18 10l6 16-20 4-6 26H66L52 42l-34-8q2-10 14-10z',
    dark: 'M32 36a28 28 0 1 0 .1 0zM140 36a28 28 0 1 0 .1 0zM140 54a10 10 0 1 1-.1 0zM32 54a10 10 0 1 1-.1 0zM66 50h36l-4 20H72z',
    lines: 'M140 64L118 6h-14M118 6l8-6M128 20h10v10h-8M32 64l40-8M100 72H44',
  },
};

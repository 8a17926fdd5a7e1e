import { product, toText } from '@/lib/money/fraction';
import type { Parcel } from './air-freight';

/** Boxes of one size. Without a number, one. */
export type Pieces = { readonly parcel: Parcel; readonly pieces?: number | undefined };

const times = (measure: string, pieces = 1): string =>
  pieces === 1 ? measure : toText(product(measure, String(pieces)));

/** Kilograms of all pieces, as text. */
export const weightOf = ({ parcel: { weight }, pieces }: Pieces): string => times(weight, pieces);

/** All pieces as one box, on top of each other. */
export const allOf = ({ parcel, pieces }: Pieces): Parcel => ({
  ...parcel,
  weight: times(parcel.weight, pieces),
  height: times(parcel.height, pieces),
});

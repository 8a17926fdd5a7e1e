import { Disc, Line, Parcel, Shape } from '../shapes';

/** A parcel whose label is read through a magnifying glass. */
export function SearchedParcel() {
  return (
    <>
      <Shape tone="floor" d="M0 274h480v50H0z" />
      <Parcel tone="bright" at={[96, 84]} size={[230, 196]} />
      <Shape tone="white" d="M236 172h70v70h-70z" />
      <Line stroke="rope" tone="deep" d="M246 184h50M246 200h50M246 216h30" />
      <Line stroke="strap" tone="sun" d="M318 250l50 50" />
      <Disc tone="sun" at={[276, 206]} radius={66} />
      <Disc tone="white" at={[276, 206]} radius={54} />
      <Line stroke="rope" tone="deep" d="M246 190h60M246 208h60M246 226h36" />
    </>
  );
}

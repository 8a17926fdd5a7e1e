import { Disc, Line, Parcel, Shape } from '../shapes';

/** A bajaj with parcels in the back, and the town behind it. */
export function LocalDelivery() {
  return (
    <>
      <Disc tone="sun" at={[384, 84]} radius={34} />
      <Shape tone="haze" d="M0 270v-70h52v-60h54v36h60V92h46v80h60v-40h62v60h56v-26h60v100z" />
      <Shape tone="floor" d="M0 274h480v50H0z" />
      <Line stroke="rope" tone="mist" d="M20 300h56M120 300h56M220 300h56M320 300h56M420 300h56" />
      <Parcel tone="sun" at={[134, 138]} size={[72, 64]} />
      <Shape tone="mist" d="M300 118l30 66h-50v-66z" />
      <Line stroke="rope" tone="deep" d="M136 112v90M228 112v110" />
      <Shape tone="deep" d="M134 96h150l18 14H126z" />
      <Shape tone="bright" d="M124 200h98v38h46l12-48h56q22 24 28 50v12H124z" />
      <Line stroke="strap" tone="brick" d="M119 222h108M290 222h60" />
      <Line stroke="rope" tone="deep" d="M262 196l24-18" />
      <Disc tone="deep" at={[172, 258]} radius={30} />
      <Disc tone="mist" at={[172, 258]} radius={13} />
      <Disc tone="deep" at={[330, 258]} radius={30} />
      <Disc tone="mist" at={[330, 258]} radius={13} />
      <Disc tone="sun" at={[358, 214]} radius={9} />
    </>
  );
}

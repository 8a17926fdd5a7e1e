import { Disc, Line, Shape } from '../shapes';

/** A declaration under the stamp that releases the goods. */
export function CustomsBrokerage() {
  return (
    <>
      <Shape tone="mist" d="M72 70h170v220H72z" />
      <Shape tone="white" d="M98 44h126l46 46v178H98z" />
      <Shape tone="mist" d="M224 44l46 46h-46z" />
      <Line stroke="rope" tone="mist" d="M120 82h72M120 112h124M120 132h124M120 152h92" />
      <Disc tone="leaf" at={[160, 216]} radius={36} />
      <Disc tone="white" at={[160, 216]} radius={28} />
      <Line stroke="strap" tone="leaf" d="M144 216l12 12 22-24" />
      <Shape tone="leaf" d="M290 226h116v38H290z" />
      <Shape tone="bright" d="M348 74q34 0 34 34 0 22-16 38v52h-36v-52q-16-16-16-38 0-34 34-34z" />
      <Shape tone="brick" d="M298 202h100v30H298z" />
      <Shape tone="floor" d="M0 274h480v50H0z" />
    </>
  );
}

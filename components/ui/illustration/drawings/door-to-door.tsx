import { Disc, Line, Parcel, Shape } from '../shapes';

/**
 * A terrace door in the north, a carved door on the coast, and a parcel travelling between them.
 */
export function DoorToDoor() {
  return (
    <>
      <Line stroke="dots" tone="sun" d="M130 92Q226 4 330 72" />
      <Shape tone="floor" d="M0 274h480v50H0z" />
      <Shape tone="white" d="M54 120h96v148H54z" />
      <Shape tone="leaf" d="M70 164h64v104H70z" />
      <Shape tone="mist" d="M70 134h64v8H70z" />
      <Disc tone="sun" at={[126, 218]} radius={6} />
      <Line stroke="rope" tone="deep" d="M92 190h20" />
      <Shape tone="mist" d="M42 272h120v8H42z" />
      <Shape tone="straw" d="M312 128q0-58 58-58t58 58v142H312z" />
      <Shape tone="sun" d="M330 132q2-44 40-44t40 44z" />
      <Line stroke="rope" tone="straw" d="M370 132V88M370 132l-28-30M370 132l28-30" />
      <Shape tone="brick" d="M332 152h76v118h-76z" />
      <Line stroke="rope" tone="straw" d="M370 147v128" />
      <Line stroke="dots" tone="sun" d="M339 162v108M354 162v108M386 162v108M401 162v108" />
      <Parcel tone="bright" at={[234, 216]} size={[84, 64]} />
    </>
  );
}

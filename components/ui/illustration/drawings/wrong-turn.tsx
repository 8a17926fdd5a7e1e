import { Dhow, Disc, Line, Parcel, Shape } from '../shapes';

/** A parcel on a sandbank, under a signpost that points both ways. */
export function WrongTurn() {
  return (
    <>
      <Disc tone="haze" at={[92, 88]} radius={44} />
      <Line stroke="dots" tone="sun" d="M14 180Q150 40 214 98T150 128 236 200" />
      <Dhow at={[420, 240]} />
      <Shape tone="floor" d="M0 244h480v80H0z" />
      <Shape tone="straw" d="M110 274q40-36 120-36t130 36z" />
      <Line stroke="strap" tone="mist" d="M306 262V84" />
      <Shape tone="white" d="M266 92h84l18 16-18 16h-84z" />
      <Shape tone="leaf" d="M346 142h-84l-18 16 18 16h84z" />
      <Parcel tone="bright" at={[176, 178]} size={[92, 74]} />
    </>
  );
}

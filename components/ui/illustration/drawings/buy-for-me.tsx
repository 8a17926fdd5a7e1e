import { Disc, Line, Shape } from '../shapes';

/** A photo of a wheel comes in by chat; the answer has a price, and a tick. */
export function BuyForMe() {
  return (
    <>
      <Shape tone="white" d="M50 46h208v150H96l-32 26v-26H50z" />
      <Shape tone="mist" d="M66 62h100v118H66z" />
      <Disc tone="deep" at={[116, 121]} radius={44} />
      <Disc tone="mist" at={[116, 121]} radius={26} />
      <Line
        stroke="dots"
        tone="deep"
        d="M116 105.7a15.3 15.3 0 0 1 0 30.6 15.3 15.3 0 0 1 0-30.6"
      />
      <Disc tone="deep" at={[116, 121]} radius={7} />
      <Line stroke="rope" tone="mist" d="M188 76h52M188 96h36" />
      <Shape tone="bright" d="M214 152h212v96h-10v26l-32-26H214z" />
      <Disc tone="sun" at={[258, 200]} radius={30} />
      <Disc tone="straw" at={[258, 200]} radius={18} />
      <Line stroke="strap" tone="white" d="M316 200l22 22 44-48" />
    </>
  );
}

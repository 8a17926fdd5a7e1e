import { Dhow, Disc, Line, Shape } from '../shapes';

/** A container ship below a cargo plane, and a dhow. */
export function SeaAirFreight() {
  return (
    <>
      <Disc tone="haze" at={[392, 92]} radius={46} />
      <Line stroke="dots" tone="mist" d="M24 130Q60 112 104 96" />
      <Shape tone="white" d="M118 92l132-40q24-6 32 0-2 12-26 20l-124 36z" />
      <Shape tone="bright" d="M118 92l-22-34 18-4 34 30z" />
      <Shape tone="mist" d="M196 92l26-6-4 46-12 4z" />
      <Dhow at={[64, 276]} />
      <Shape tone="mist" d="M166 196h50v16h-50zM286 196h50v16h-50z" />
      <Shape tone="sun" d="M226 196h50v16h-50zM166 170h50v16h-50z" />
      <Shape tone="leaf" d="M226 170h50v16h-50zM346 196h30v16h-30z" />
      <Shape tone="straw" d="M286 170h50v16h-50zM226 144h50v16h-50z" />
      <Shape tone="white" d="M392 146h40v72h-40z" />
      <Line stroke="rope" tone="deep" d="M396 164h32M412 146v-24" />
      <Shape tone="bright" d="M132 228h322l-20 60H160z" />
      <Line stroke="strap" tone="brick" d="M142 254h306" />
      <Shape
        tone="floor"
        d="M0 280q20-12 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0 40 0v50H0z"
      />
    </>
  );
}

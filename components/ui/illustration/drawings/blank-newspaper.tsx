import { Line, Shape } from '../shapes';

/** A folded newspaper with dots in place of headlines. */
export function BlankNewspaper() {
  return (
    <>
      <Shape tone="floor" d="M0 274h480v50H0z" />
      <Shape tone="straw" d="M132 74h236v192H132z" />
      <Shape tone="mist" d="M120 60h236v206H120z" />
      <Shape tone="white" d="M104 46h236v220H104z" />
      <Shape tone="bright" d="M122 64h200v20H122z" />
      <Shape tone="mist" d="M122 112h80v64h-80z" />
      <Line
        stroke="dots"
        tone="mist"
        d="M226 114h100M226 138h100M226 162h76M122 202h204M122 226h204M122 250h132"
      />
    </>
  );
}

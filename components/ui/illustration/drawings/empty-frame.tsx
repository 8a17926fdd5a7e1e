import { Line, Shape } from '../shapes';

/** A frame on the wall; dots show where the medal will be. */
export function EmptyFrame() {
  return (
    <>
      <Line stroke="rope" tone="mist" d="M170 90l70-54 70 54" />
      <Shape tone="straw" d="M116 92h248v176H116z" />
      <Shape tone="white" d="M136 112h208v136H136z" />
      <Line stroke="dots" tone="straw" d="M240 128a30.6 30.6 0 0 1 0 61.2 30.6 30.6 0 0 1 0-61.2" />
      <Line stroke="dots" tone="bright" d="M222 190l-13 44 31-18 31 18-13-44" />
      <Shape tone="floor" d="M0 300h480v30H0z" />
    </>
  );
}

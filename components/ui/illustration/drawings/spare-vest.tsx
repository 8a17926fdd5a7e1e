import { Disc, Line, Shape } from '../shapes';

/** A vest, a helmet and a blank name badge, waiting for someone. */
export function SpareVest() {
  return (
    <>
      <Line stroke="rope" tone="mist" d="M162 110v24M322 110l-16 66M322 110l16 66" />
      <Shape tone="bright" d="M118 136h24q20 26 40 0h24l14 58v86H104v-86z" />
      <Line stroke="strap" tone="sun" d="M99 216h126M99 244h126M162 156v129" />
      <Shape tone="white" d="M282 178h80v96h-80z" />
      <Disc tone="mist" at={[322, 212]} radius={22} />
      <Line stroke="rope" tone="mist" d="M300 250h44M308 264h28" />
      <Shape tone="sun" d="M270 92q0-50 48-50t48 50z" />
      <Line stroke="strap" tone="straw" d="M318 92V38" />
      <Shape tone="sun" d="M264 92h128v4H264z" />
      <Line stroke="strap" tone="straw" d="M60 108h360" />
    </>
  );
}

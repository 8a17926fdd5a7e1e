import { Line, Parcel, Shape } from '../shapes';

/** A warehouse with its door open and parcels on the shelves. */
export function Warehousing() {
  return (
    <>
      <Shape tone="mist" d="M34 128L240 40l206 88v146H34z" />
      <Line stroke="strap" tone="bright" d="M14 134L240 36l226 98" />
      <Shape tone="floor" d="M0 274h480v50H0zM82 136h316v140H82z" />
      <Line stroke="rope" tone="mist" d="M82 140h316M82 152h316" />
      <Parcel tone="bright" at={[96, 164]} size={[70, 44]} />
      <Parcel tone="sun" at={[176, 172]} size={[48, 36]} />
      <Parcel tone="mist" at={[276, 166]} size={[60, 42]} />
      <Parcel tone="straw" at={[112, 232]} size={[56, 42]} />
      <Parcel tone="sun" at={[246, 224]} size={[80, 50]} />
      <Parcel tone="bright" at={[336, 236]} size={[48, 38]} />
      <Line stroke="strap" tone="straw" d="M82 213h316M82 279h316" />
    </>
  );
}

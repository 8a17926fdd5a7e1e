import { Line, Parcel, Shape } from '../shapes';

/** On a belt, from the left: the order, its box, the labelled parcel. */
export function Fulfillment() {
  return (
    <>
      <Shape tone="haze" d="M0 60h480v8H0z" />
      <Line stroke="strap" tone="mist" d="M222 0v56" />
      <Shape tone="mist" d="M198 58h48v30h-48z" />
      <Line stroke="dots" tone="sun" d="M210 106v48M222 106v48M234 106v48" />
      <Shape tone="leaf" d="M70 150h44l26 22-14 18-10-6v50H68v-50l-10 6-14-18z" />
      <Shape tone="bright" d="M172 178h100v56H172z" />
      <Shape tone="brick" d="M172 178l-22-20 26-6 22 26zM272 178l22-20-26-6-22 26z" />
      <Parcel tone="sun" at={[326, 138]} size={[116, 101]} />
      <Shape tone="white" d="M344 196h30v24h-30z" />
      <Shape tone="deep" d="M20 244h440v26H20z" />
      <Line stroke="dots" tone="mist" d="M26 257h440" />
      <Line stroke="strap" tone="deep" d="M80 270v60M400 270v60" />
    </>
  );
}

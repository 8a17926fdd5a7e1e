import { Disc, Line, Parcel, Shape } from '../shapes';

/** A store's page on a laptop, and the parcel ordered there. */
export function OnlinePurchase() {
  return (
    <>
      <Disc tone="haze" at={[404, 76]} radius={40} />
      <Shape tone="deep" d="M68 42h268v190H68z" />
      <Shape tone="white" d="M80 54h244v166H80z" />
      <Shape tone="mist" d="M80 54h244v10H80z" />
      <Line stroke="dots" tone="deep" d="M88 59h36" />
      <Shape tone="mist" d="M96 90h96v112H96z" />
      <Shape tone="leaf" d="M126 112h36l18 16-10 14-8-4v46h-36v-46l-8 4-10-14z" />
      <Line stroke="rope" tone="mist" d="M218 96h88M218 116h60M218 136h74" />
      <Shape tone="bright" d="M220 172h80v20h-80z" />
      <Shape tone="floor" d="M0 274h480v50H0z" />
      <Shape tone="mist" d="M34 246h336l-14 16H48z" />
      <Line stroke="dots" tone="sun" d="M320 182Q404 110 404 200" />
      <Parcel tone="sun" at={[352, 194]} size={[104, 86]} />
    </>
  );
}

import { Dhow, Disc, Line, Parcel, Shape } from './shapes';

/** Drawings, by name. */
export const places = {
  // A store's page on a laptop, and the parcel ordered there.
  'online-purchase': (
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
  ),
  // A gantry crane lifts a container off a ship onto a waiting truck.
  port: (
    <>
      <Disc tone="haze" at={[76, 84]} radius={42} />
      <Shape tone="leaf" d="M20 190h54v18H20z" />
      <Shape tone="mist" d="M84 190h54v18H84zM20 162h54v18H20z" />
      <Shape tone="straw" d="M148 190h54v18h-54z" />
      <Shape tone="brick" d="M-10 220h246l-20 60H-10z" />
      <Shape tone="floor" d="M0 274h480v50H0z" />
      <Shape tone="haze" d="M284 270h200v60H284z" />
      <Line
        stroke="strap"
        tone="sun"
        d="M110 98h346M304 98v167M424 98v167M304 168h120M364 98V36L130 98M364 36l72 62"
      />
      <Line stroke="rope" tone="white" d="M180 102v40M228 102v40" />
      <Shape tone="bright" d="M172 136h64v20h-64z" />
      <Shape tone="white" d="M394 222h16l14 16v16h-30z" />
      <Shape tone="deep" d="M322 246h70v8h-70z" />
      <Disc tone="deep" at={[340, 258]} radius={12} />
      <Disc tone="deep" at={[408, 258]} radius={12} />
    </>
  ),
  // A container ship below a cargo plane, and a dhow.
  'sea-air-freight': (
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
  ),
  // A warehouse with its door open and parcels on the shelves.
  warehousing: (
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
  ),
  // A parcel on a sandbank, under a signpost that points both ways.
  'wrong-turn': (
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
  ),
};

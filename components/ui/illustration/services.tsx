import { Disc, Line, Parcel, Shape } from './shapes';

/** Drawings, by name. */
export const services = {
  // A photo of a wheel comes in by chat; the answer has a price, and a tick.
  'buy-for-me': (
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
  ),
  // A declaration under the stamp that releases the goods.
  'customs-brokerage': (
    <>
      <Shape tone="mist" d="M72 70h170v220H72z" />
      <Shape tone="white" d="M98 44h126l46 46v178H98z" />
      <Shape tone="mist" d="M224 44l46 46h-46z" />
      <Line stroke="rope" tone="mist" d="M120 82h72M120 112h124M120 132h124M120 152h92" />
      <Disc tone="leaf" at={[160, 216]} radius={36} />
      <Disc tone="white" at={[160, 216]} radius={28} />
      <Line stroke="strap" tone="leaf" d="M144 216l12 12 22-24" />
      <Shape tone="leaf" d="M290 226h116v38H290z" />
      <Shape tone="bright" d="M348 74q34 0 34 34 0 22-16 38v52h-36v-52q-16-16-16-38 0-34 34-34z" />
      <Shape tone="brick" d="M298 202h100v30H298z" />
      <Shape tone="floor" d="M0 274h480v50H0z" />
    </>
  ),
  // A terrace door in the north, a carved door on the coast, and a parcel travelling between them.
  'door-to-door': (
    <>
      <Line stroke="dots" tone="sun" d="M130 92Q226 4 330 72" />
      <Shape tone="floor" d="M0 274h480v50H0z" />
      <Shape tone="white" d="M54 120h96v148H54z" />
      <Shape tone="leaf" d="M70 164h64v104H70z" />
      <Shape tone="mist" d="M70 134h64v8H70z" />
      <Disc tone="sun" at={[126, 218]} radius={6} />
      <Line stroke="rope" tone="deep" d="M92 190h20" />
      <Shape tone="mist" d="M42 272h120v8H42z" />
      <Shape tone="straw" d="M312 128q0-58 58-58t58 58v142H312z" />
      <Shape tone="sun" d="M330 132q2-44 40-44t40 44z" />
      <Line stroke="rope" tone="straw" d="M370 132V88M370 132l-28-30M370 132l28-30" />
      <Shape tone="brick" d="M332 152h76v118h-76z" />
      <Line stroke="rope" tone="straw" d="M370 147v128" />
      <Line stroke="dots" tone="sun" d="M339 162v108M354 162v108M386 162v108M401 162v108" />
      <Parcel tone="bright" at={[234, 216]} size={[84, 64]} />
    </>
  ),
  // On a belt, from the left: the order, its box, the labelled parcel.
  fulfillment: (
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
  ),
  // A bajaj with parcels in the back, and the town behind it.
  'local-delivery': (
    <>
      <Disc tone="sun" at={[384, 84]} radius={34} />
      <Shape tone="haze" d="M0 270v-70h52v-60h54v36h60V92h46v80h60v-40h62v60h56v-26h60v100z" />
      <Shape tone="floor" d="M0 274h480v50H0z" />
      <Line stroke="rope" tone="mist" d="M20 300h56M120 300h56M220 300h56M320 300h56M420 300h56" />
      <Parcel tone="sun" at={[134, 138]} size={[72, 64]} />
      <Shape tone="mist" d="M300 118l30 66h-50v-66z" />
      <Line stroke="rope" tone="deep" d="M136 112v90M228 112v110" />
      <Shape tone="deep" d="M134 96h150l18 14H126z" />
      <Shape tone="bright" d="M124 200h98v38h46l12-48h56q22 24 28 50v12H124z" />
      <Line stroke="strap" tone="brick" d="M119 222h108M290 222h60" />
      <Line stroke="rope" tone="deep" d="M262 196l24-18" />
      <Disc tone="deep" at={[172, 258]} radius={30} />
      <Disc tone="mist" at={[172, 258]} radius={13} />
      <Disc tone="deep" at={[330, 258]} radius={30} />
      <Disc tone="mist" at={[330, 258]} radius={13} />
      <Disc tone="sun" at={[358, 214]} radius={9} />
    </>
  ),
};

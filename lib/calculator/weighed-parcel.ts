import { estimate, type Parcel } from './estimate';

/** A parcel of the content with its weights in kilograms, two decimals each. */
export type WeighedParcel = {
  name: string;
  sides: { length: string; width: string; height: string };
  volumetric: string;
  actual: string;
  charged: string;
};

/** Any rate will do, since only the weights are used. */
const ANY_RATE = { amount: '1', currency: 'USD' };

/** The parcel with the calculator's weights. */
export function weighed(parcel: Parcel & { name: string }, divisor: number): WeighedParcel {
  const { name, weight, length, width, height } = parcel;
  const { volumetricWeight, chargeableWeight } = estimate(parcel, ANY_RATE, divisor);
  return {
    name,
    sides: { length, width, height },
    volumetric: volumetricWeight,
    actual: Number(weight).toFixed(2),
    charged: chargeableWeight,
  };
}

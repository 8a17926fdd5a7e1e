import { estimate, type Parcel } from './air-freight';

/** Any rate will do, since only the weights are used. */
const ANY_RATE = { amount: '1', currency: 'USD' };

export type WeighedParcel = ReturnType<typeof weighed>;

/** A parcel of the content with its weights in kilograms, two decimals each. */
export function weighed(parcel: Parcel & { name: string }, divisor: number) {
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

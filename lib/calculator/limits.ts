/**
 * What a parcel measures at most, kilograms and centimeters: more than any plane or truck takes,
 * and little enough for every result to be read.
 */
export const LARGEST = { weight: 100_000, side: 3000 } as const;

/** As text for a message: `100,000`. */
export const largestText = (of: keyof typeof LARGEST) => LARGEST[of].toLocaleString('en-US');

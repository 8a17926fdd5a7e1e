/**
 * What a parcel measures at most, kilograms and centimeters: more than any plane or truck takes,
 * and little enough for every result to be read.
 */
export const LARGEST = { weight: 100_000, side: 3000 } as const;

/** As text for a message. A formatter for two numbers would be paid for by every form, at its start. */
export const LARGEST_TEXT = { weight: '100,000', side: '3,000' } as const;

/**
 * Maximum size of a parcel in kilograms and centimeters: more than any plane or truck takes, and
 * small enough for every result to be legible.
 */
export const LARGEST = { weight: 100_000, side: 3000 } as const;

/** As text for a message: a formatter for two numbers would cost every form time at startup. */
export const LARGEST_TEXT = { weight: '100,000', side: '3,000' } as const;

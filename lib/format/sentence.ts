/** A sentence, or a name that stands for one, with a full stop at its end. */
export const withPeriod = (sentence: string): string => sentence.replace(/\.?$/, '.');

/**
 * A text as a number. Outside the folders that calculate, nothing else makes numbers out of texts:
 * while the site is being edited, a text also contains the place that it comes from.
 */
export const numberOf = (text: string): number => Number(text);

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/**
 * Holds a heading to the time that it promises: both are one figure, and whoever changes one learns
 * of the other. Throws when the heading does not say the time.
 */
export function holdToTime(heading: string, time: string, origin: string): void {
  if (heading.includes(time)) return;
  throw new Error(`"${heading}" does not say ${time}, the time of ${origin}`);
}

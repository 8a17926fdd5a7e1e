/** Opening hours in an office's own time: weekdays in English, times as `09:00`. */
export type OpeningHours = { days: readonly string[]; opens: string; closes: string };

/** @param timeZone IANA name: `Asia/Dubai` */
export function officeClock(
  moment: Date,
  timeZone: string,
  { days, opens, closes }: OpeningHours,
): { time: string; isOpen: boolean } {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    hourCycle: 'h23',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(moment);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  const time = `${part('hour')}:${part('minute')}`;
  // Both have two digits for the hour, so that their text sorts as the times do.
  return { time, isOpen: days.includes(part('weekday')) && time >= opens && time < closes };
}

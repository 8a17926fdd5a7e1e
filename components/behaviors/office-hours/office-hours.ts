import type { Locale } from '@/lib/format/locale';
import { formatClock } from '@/lib/format/time';
import { fill } from '@/lib/text/fill';
import { type OpeningHours, officeClock } from '@/lib/time/office-clock';

type OfficeHoursProps = {
  hours: OpeningHours;
  locale: Pick<Locale, 'tag' | 'sunriseClock'>;
  words: {
    /** Placeholder: `{time}`. */
    open: string;
    /** Placeholder: `{time}`. */
    closed: string;
  };
};

const MINUTE = 60_000;

/**
 * Shows the time at each office, and whether it is open. Without scripts the text has the opening
 * hours.
 * @param root contains an element with `data-time-zone` for each office
 */
export function officeHours(root: HTMLElement, { hours, locale, words }: OfficeHoursProps): void {
  const clocks = root.querySelectorAll<HTMLElement>('[data-time-zone]');
  function show() {
    for (const clock of clocks) {
      const { time, isOpen } = officeClock(new Date(), clock.dataset.timeZone ?? '', hours);
      clock.dataset.open = String(isOpen);
      clock.textContent = fill(isOpen ? words.open : words.closed, {
        time: formatClock(time, locale),
      });
    }
  }
  show();
  setInterval(show, MINUTE);
}

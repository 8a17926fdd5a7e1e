/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { english } from '@/lib/format/locales';
import { officeHours } from './office-hours';

const props = {
  hours: { days: ['Monday'], opens: '09:00', closes: '17:00' },
  locale: english,
  words: { open: '{time}, open', closed: '{time}, closed' },
};

afterEach(() => jest.useRealTimers());

test('each office shows its own time, and closes on time', () => {
  // A Monday, five minutes to five in Dar es Salaam.
  jest.useFakeTimers({ now: new Date('2026-11-23T13:55:00Z') });
  document.body.innerHTML = `<ul>
    <li data-time-zone="Africa/Dar_es_Salaam"></li><li data-time-zone="Asia/Shanghai"></li></ul>`;
  officeHours(document.body, props);
  const clocks = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(clocks()).toEqual(['4:55 PM, open', '9:55 PM, closed']);
  jest.advanceTimersByTime(5 * 60_000);
  expect(clocks()).toEqual(['5:00 PM, closed', '10:00 PM, closed']);
});

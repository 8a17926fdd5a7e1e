import { officeClock } from './office-clock';

const hours = { days: ['Monday', 'Friday'], opens: '09:00', closes: '17:00' };

test.each([
  // A Monday; Dar es Salaam is three hours ahead of UTC all year.
  ['2026-11-23T05:59:00Z', 'Africa/Dar_es_Salaam', '08:59', false],
  ['2026-11-23T06:00:00Z', 'Africa/Dar_es_Salaam', '09:00', true],
  ['2026-11-23T14:00:00Z', 'Africa/Dar_es_Salaam', '17:00', false],
  // Still Friday in California when it is Saturday in Dar es Salaam.
  ['2026-11-27T23:30:00Z', 'America/Los_Angeles', '15:30', true],
  ['2026-11-27T23:30:00Z', 'Africa/Dar_es_Salaam', '02:30', false],
  // Midnight is 00:00, and British summer time counts.
  ['2026-07-05T23:00:00Z', 'Europe/London', '00:00', false],
])('at %s in %s it is %s, open: %s', (moment, zone, time, isOpen) => {
  expect(officeClock(new Date(moment), zone, hours)).toEqual({ time, isOpen });
});

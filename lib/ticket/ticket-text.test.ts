/** @jest-environment node */
import { ticketText } from './ticket-text';

const route = {
  from: { code: 'LHR', city: 'London' },
  to: { code: 'DAR', city: 'Dar es Salaam' },
};

test('a ticket as text: the journey in bold, then a line for each fact', () => {
  const text = ticketText({
    ...route,
    title: 'UK: 5 kg',
    facts: [
      { label: 'By air', value: '5-7 days' },
      { label: 'Air freight', value: '£35.00', note: 'about TZS 117,000', main: true },
    ],
  });
  expect(text).toBe(
    [
      '*LHR London → DAR Dar es Salaam*',
      'UK: 5 kg',
      'By air: 5-7 days',
      'Air freight: £35.00 (about TZS 117,000)',
    ].join('\n'),
  );
});

test('stamps follow the facts, and further lines end the text', () => {
  const text = ticketText(
    {
      ...route,
      from: { code: 'South Africa' },
      facts: [],
      stamps: [{ label: 'Estimate' }, { label: 'Request sent', day: 'November 22, 2026' }],
    },
    ['https://nectarine.example/'],
  );
  expect(text.split('\n')).toEqual([
    '*South Africa → DAR Dar es Salaam*',
    'Estimate',
    'Request sent, November 22, 2026',
    'https://nectarine.example/',
  ]);
});

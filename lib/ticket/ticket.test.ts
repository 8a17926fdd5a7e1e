import { ticketText } from './ticket';

test('a ticket as text: the journey in bold, then a line for each fact, stamp and more', () => {
  const ticket = {
    from: { code: 'South Africa' },
    to: { code: 'DAR', city: 'Dar es Salaam' },
    title: 'South Africa: 5 kg',
    facts: [
      { label: 'By air', value: '5-7 days' },
      { label: 'Air freight', value: '£35.00', note: 'about TZS 117,000', main: true },
    ],
    stamps: [{ label: 'Estimate' }, { label: 'Request sent', day: 'November 22, 2026' }],
  };
  expect(ticketText(ticket, ['https://nectarine.example/']).split('\n')).toEqual([
    '*South Africa → DAR Dar es Salaam*',
    'South Africa: 5 kg',
    'By air: 5-7 days',
    'Air freight: £35.00 (about TZS 117,000)',
    'Estimate',
    'Request sent, November 22, 2026',
    'https://nectarine.example/',
  ]);
});

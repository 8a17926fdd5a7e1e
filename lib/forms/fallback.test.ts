/** @jest-environment node */
import fc from 'fast-check';
import { mailLink, messageText, whatsappLink } from './fallback';

const cut = '(cut)';

const chatText = (text: string) =>
  new URL(whatsappLink('255000000000', text, cut)).searchParams.get('text');

test('a message names its subject and each filled field', () => {
  const payload = { fullName: 'Asha', companyName: '', weight: '5' };
  const fields = { fullName: { label: 'Full name' }, companyName: { label: 'Company name' } };
  expect(messageText('New Quote Request', payload, fields)).toBe(
    'New Quote Request\n\nFull name: Asha\nweight: 5',
  );
});

test('the chat opens with the company and the message', () => {
  const link = whatsappLink('255000000000', 'Tea & coffee\n#1', cut);
  expect(link).toMatch(/^https:\/\/wa\.me\/255000000000\?text=/);
  expect(chatText('Tea & coffee\n#1')).toBe('Tea & coffee\n#1');
});

test('the mail carries address, subject and lines', () => {
  expect(mailLink('info@example.com', 'Size & weight', 'one\ntwo', cut)).toBe(
    'mailto:info@example.com?subject=Size%20%26%20weight&body=one%0D%0Atwo',
  );
});

test('a long message says that it was cut', () => {
  expect(chatText('a'.repeat(9000))).toMatch(/^a+… \(cut\)$/);
});

test('any message makes links of bearable length', () => {
  const text = fc.string({ unit: 'binary', maxLength: 3000, size: 'max' });
  fc.assert(
    fc.property(text, (message) => {
      expect(whatsappLink('255', message, cut).length).toBeLessThan(4100);
      expect(mailLink('info@example.com', 'Hello', message, cut).length).toBeLessThan(2000);
    }),
  );
});

test('half an emoji does not break the link', () => {
  expect(chatText('box \ud83d')).toBe('box \ufffd');
});

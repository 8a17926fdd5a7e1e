/** @jest-environment node */
import fc from 'fast-check';
import { mailLink, messageText, whatsappLink } from './fallback';

const cut = '(cut)';

const chatText = (text: string) =>
  new URL(whatsappLink('255000000000', text, cut)).searchParams.get('text');

test('a message contains its subject and each filled field', () => {
  const payload = { fullName: 'Asha', companyName: '', weight: '5' };
  const fields = { fullName: { label: 'Full name' }, companyName: { label: 'Company name' } };
  expect(messageText('New Quote Request', payload, fields)).toBe(
    'New Quote Request\n\nFull name: Asha\nweight: 5',
  );
});

test('the chat link contains the company number and the message', () => {
  const link = whatsappLink('255000000000', 'Tea & coffee\n#1', cut);
  expect(link).toMatch(/^https:\/\/wa\.me\/255000000000\?text=/);
  expect(chatText('Tea & coffee\n#1')).toBe('Tea & coffee\n#1');
});

test('the mail link contains address, subject and text', () => {
  expect(mailLink('info@example.com', 'Size & weight', 'one\ntwo', cut)).toBe(
    'mailto:info@example.com?subject=Size%20%26%20weight&body=one%0D%0Atwo',
  );
});

test('a long message is truncated, with a note', () => {
  expect(chatText('a'.repeat(9000))).toMatch(/^a+… \(cut\)$/);
});

test('links have a limited length for any message', () => {
  const text = fc.string({ unit: 'binary', maxLength: 3000, size: 'max' });
  fc.assert(
    fc.property(text, (message) => {
      expect(whatsappLink('255', message, cut).length).toBeLessThan(4100);
      expect(mailLink('info@example.com', 'Hello', message, cut).length).toBeLessThan(2000);
    }),
  );
});

test('a split emoji does not break the link', () => {
  expect(chatText('box \ud83d')).toBe('box \ufffd');
});

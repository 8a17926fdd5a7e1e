import fc from 'fast-check';
import { excerptOf, mailLink, messageText, whatsappLink } from './message-text';

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

test('the mail link contains address, subject and text', () => {
  expect(mailLink('info@example.com', 'Size & weight', 'one\ntwo', cut)).toBe(
    'mailto:info@example.com?subject=Size%20%26%20weight&body=one%0D%0Atwo',
  );
});

test.each([
  ['the message', 'Tea & coffee\n#1', /^Tea & coffee\n#1$/],
  ['the beginning of a long message, and a note', 'a'.repeat(9000), /^a+… \(cut\)$/],
  ['a split emoji as a replacement', 'box \ud83d', /^box \ufffd$/],
])('the chat link contains %s', (_, text, expected) => {
  expect(chatText(text)).toMatch(expected);
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

test.each([
  ['the longest field, on one line', { name: 'Neema', message: 'It is.\nYes.' }, /^It is\. Yes\.$/],
  ['cut at a word', { message: 'sofa '.repeat(40) }, /^(?=.{1,81}$)(?:sofa )+sofa…$/],
  ['empty for an empty message', {}, /^$/],
])('an excerpt is %s', (_, payload, expected) => {
  expect(excerptOf(payload as Record<string, string>)).toMatch(expected);
});

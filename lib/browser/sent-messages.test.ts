import { fingerprint, recallSent, rememberSent } from './sent-messages';

const payload = { name: 'Asha', message: 'Hello' };
const print = fingerprint('Greeting', payload);
const day = 24 * 60 * 60 * 1000;

/** Denied or full storage, which returns and keeps nothing. */
const useless = {
  getItem: () => {
    throw new DOMException('refused', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

beforeEach(() => {
  localStorage.clear();
});

test('equal messages have the same fingerprint', () => {
  expect(fingerprint('Greeting', { ...payload })).toBe(print);
});

test.each([
  ['another subject', fingerprint('Farewell', payload)],
  ['another word', fingerprint('Greeting', { ...payload, message: 'Hello!' })],
  ['words in another field', fingerprint('Greeting', { name: 'AshaH', message: 'ello' })],
  ['an attachment', fingerprint('Greeting', payload, new File(['x'], 'box.png'))],
])('%s changes the fingerprint', (_, other) => {
  expect(other).not.toBe(print);
});

test('distinguishes attachments by name and size', () => {
  const prints = [new File(['x'], 'a.png'), new File(['xy'], 'a.png'), new File(['x'], 'b.png')];
  expect(new Set(prints.map((file) => fingerprint('G', payload, file))).size).toBe(3);
});

test('a message that was never sent is new', () => {
  expect(recallSent(print)).toBeUndefined();
});

test('a sent message is known, with its time', () => {
  rememberSent(print, 'sent', localStorage, 1000);
  expect(recallSent(print, localStorage, 2000)).toEqual({ state: 'sent', at: new Date(1000) });
});

test('the latest outcome of a message counts', () => {
  rememberSent(print, 'unsure');
  rememberSent(print, 'sent');
  expect(recallSent(print)?.state).toBe('sent');
  rememberSent(print, undefined);
  expect(recallSent(print)).toBeUndefined();
});

test('stores none of the text', () => {
  rememberSent(fingerprint('Greeting', { message: 'secret-words' }), 'sent');
  expect(JSON.stringify(localStorage)).not.toContain('secret');
});

test('after a day, the same message counts as new', () => {
  rememberSent(print, 'sent', localStorage, 0);
  expect(recallSent(print, localStorage, day - 1)).toBeDefined();
  expect(recallSent(print, localStorage, day)).toBeUndefined();
});

test('remembers only the last twenty', () => {
  rememberSent(print, 'sent');
  for (let i = 0; i < 20; i++) rememberSent(`other ${i}`, 'sent');
  expect(recallSent(print)).toBeUndefined();
  expect(recallSent('other 0')).toBeDefined();
});

test('without storage, remembers until the page closes', () => {
  rememberSent(print, 'sent', useless);
  expect(recallSent(print, useless)?.state).toBe('sent');
  rememberSent(print, undefined, useless);
  expect(recallSent(print, useless)).toBeUndefined();
});

test.each(['', 'null', '{}', '[1,null,[]]', '[["a","gone",1]]', '[["a","sent","now"]]', '[['])(
  'ignores invalid stored data: %j',
  (text) => {
    localStorage.setItem('sent', text);
    expect(recallSent('a')).toBeUndefined();
  },
);

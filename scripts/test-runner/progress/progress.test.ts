/** @jest-environment node */
import { clock, statusLine, timeLeft } from './status.mjs';
import { progressIn } from './watch.mjs';

test('what a step has told is added up', () => {
  const told = '{"done":1,"all":3}\n{"failed":"a"}\n{"done":2,"all":3}\n{"failed":"b"}\n';
  expect(progressIn(told)).toEqual({ done: 2, all: 3, failed: ['a', 'b'] });
});

test('half a line is left for later', () => {
  expect(progressIn('{"done":1,"all":3}\n{"do').done).toBe(1);
  expect(progressIn('')).toEqual({ done: undefined, all: undefined, failed: [] });
});

test.each([
  [0, '0:00'],
  [65.4, '1:05'],
  [600, '10:00'],
  [-3, '0:00'],
])('%d seconds are %s', (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});

test('the status names what runs, and how far it is', () => {
  const running = [{ name: 'build' }, { name: 'unit tests', done: 3, all: 10 }];
  expect(statusLine({ elapsed: 70, left: 30, running })).toBe(
    '1:10, about 0:30 left · build · unit tests 3 of 10',
  );
});

test('a first run does not guess', () => {
  expect(statusLine({ elapsed: 5, left: undefined, running: [] })).toBe('0:05');
});

const last = {
  starts: { build: 0, browser: 20 },
  seconds: { build: 20, browser: 100 },
  total: 120,
};

test('the time left is what the last run took from here', () => {
  expect(timeLeft(last, [{ name: 'browser', since: 3, done: 50, all: 100 }])).toBe(50);
  expect(timeLeft(last, [{ name: 'build', since: 5 }])).toBe(115);
});

test('a step that takes longer than before leaves what comes after it', () => {
  expect(timeLeft(last, [{ name: 'build', since: 500 }])).toBe(100);
});

test('the slower of two lanes decides', () => {
  const running = [
    { name: 'build', since: 5 },
    { name: 'browser', since: 1, done: 90, all: 100 },
  ];
  expect(timeLeft(last, running)).toBe(115);
});

test('of a step that is new nothing is known', () => {
  expect(timeLeft(last, [{ name: 'new', since: 5 }])).toBeUndefined();
});

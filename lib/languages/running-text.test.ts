/** @jest-environment node */
import { asMessage, fromMessage } from './running-text';

test.each([
  ['Read the [terms](help/terms#duty), [below](#duty) or [here](https://tra.go.tz).'],
  ['[Call](channel:phone), [log in](portal:getStarted) or [ask](/quote).'],
  ['**Never** send <abbr title="Compressed gas (all kinds)">CNG</abbr>.'],
  ['a \\[b\\](c) \\*\\* \\<d **2 \\* 2**'],
])('%s', (message) => {
  const pieces = fromMessage(message);
  expect(pieces).toContainEqual(expect.any(Object));
  expect(asMessage([pieces].flat())).toBe(message);
});

test('plain words are a string', () => {
  expect(fromMessage('a \\[b\\]')).toBe('a [b]');
});

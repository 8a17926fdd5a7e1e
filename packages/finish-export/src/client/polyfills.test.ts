/** @jest-environment jsdom */
export {};

/** Each function, the object that has it, and a call with its result. */
const cases: [string, object, () => unknown, unknown][] = [
  [
    'hasOwn',
    Object,
    () => [Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')],
    [true, false],
  ],
  ['at', Array.prototype, () => [1, 2].at(-1), 2],
  ['at', String.prototype, () => 'ab'.at(0), 'a'],
  ['findLast', Array.prototype, () => [1, 2, 3].findLast((one) => one < 3), 2],
  ['toSorted', Array.prototype, () => [2, 1].toSorted(), [1, 2]],
];

test('a browser without these functions gets them', async () => {
  const kept = cases.map(([name, target]) => Reflect.get(target, name));
  for (const [name, target] of cases) Reflect.deleteProperty(target, name);
  // @ts-expect-error: a script for the browser
  await import('./polyfills.browser.js');
  const results = cases.map(([, , call]) => call());
  for (const [i, [name, target]] of cases.entries()) Reflect.set(target, name, kept[i]);
  expect(results).toEqual(cases.map(([, , , result]) => result));
});

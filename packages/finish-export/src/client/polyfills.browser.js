/*
 * What islands, behaviors and their libraries use and the oldest browsers of the browserslist lack.
 * Other browsers never request it (boot-page.browser.js). A site's worker may include it.
 */
const define = (target, name, value) => {
  if (!(name in target))
    Object.defineProperty(target, name, { value, configurable: true, writable: true });
};

const { hasOwnProperty: isOwn } = Object.prototype;
define(Object, 'hasOwn', (object, key) => isOwn.call(object, key));

for (const { prototype } of [Array, String])
  define(prototype, 'at', function at(index) {
    return this[index < 0 ? this.length + index : index];
  });

define(Array.prototype, 'findLast', function findLast(test) {
  return [...this].reverse().find((item) => test(item));
});

define(Array.prototype, 'toSorted', function toSorted(compare) {
  return [...this].sort(compare);
});

// Workers have no forms.
define(
  globalThis.HTMLFormElement?.prototype ?? {},
  'requestSubmit',
  function requestSubmit(submitter) {
    (submitter ?? this.querySelector('[type=submit]')).click();
  },
);

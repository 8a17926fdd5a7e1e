// What polyfills.browser.js adds to the JavaScript of the oldest browsers.
interface ObjectConstructor {
  hasOwn(object: object, key: PropertyKey): boolean;
}
interface String {
  at(index: number): string | undefined;
}
interface ReadonlyArray<T> {
  at(index: number): T | undefined;
  findLast(test: (item: T) => boolean): T | undefined;
  toSorted(compare?: (one: T, other: T) => number): T[];
}
interface Array<T> extends ReadonlyArray<T> {}
declare namespace Intl {
  interface NumberFormat {
    /** The oldest browsers read the text as a number. */
    format(value: `${number}`): string;
  }
}

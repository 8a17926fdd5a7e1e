/**
 * Takes the place of `@tanstack/react-virtual` in the browser. Headless UI uses that for a list with
 * the `virtual` option, which the help search, with at most seven results, does not set.
 */
export function useVirtualizer(): never {
  throw new Error('export-adapter.mjs leaves @tanstack/react-virtual out of the bundles');
}

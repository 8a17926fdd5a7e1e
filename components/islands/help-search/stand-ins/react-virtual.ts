/**
 * Replaces `@tanstack/react-virtual` in the browser. Headless UI uses it for lists with the
 * `virtual` option, which the help search, with at most seven results, does not set.
 */
export function useVirtualizer(): never {
  throw new Error('export-adapter.mjs leaves @tanstack/react-virtual out of the bundles');
}

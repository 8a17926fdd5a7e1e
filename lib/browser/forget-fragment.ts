/**
 * Removes the fragment from the address once it has been read, so that neither a reload nor a
 * shared link applies it again. The `:target` element stays the same.
 */
export function forgetFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', pathname + search);
}

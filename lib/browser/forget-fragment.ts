/**
 * Takes the fragment out of the page's address, once what it said has been taken over: a reload or a
 * link that is passed on is not to say it again. What it names stays the target.
 */
export function forgetFragment(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(null, '', pathname + search);
}

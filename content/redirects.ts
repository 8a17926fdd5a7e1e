import type { Redirect } from './schema/redirects';

/** The addresses of deleted pages: every link to them still leads somewhere. */
export const redirects: Redirect[] = [];

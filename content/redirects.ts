import type { Redirects } from './schema/redirects';

/** The addresses of deleted pages: every link to them still leads somewhere. */
export const redirects: Redirects = [];

import type { Problem } from '../../content-source/problem';

/** A refused request, explained to the editor. Nothing was written. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: 400 | 403 | 404 | 405 | 409 | 413 | 422 | 500 | 503 = 400,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}

import type { Problem } from '../content-check/problem';

/** A wish that is not fulfilled, in words for the one who had it. Nothing was written. */
export class Refused extends Error {
  constructor(
    message: string,
    readonly status: 400 | 403 | 404 | 409 | 422 = 400,
    readonly problems: readonly Problem[] = [],
  ) {
    super(message);
  }
}

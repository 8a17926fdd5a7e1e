import { isDeepStrictEqual as same } from 'node:util';
import { plainWords } from '../content-check/words-in';
import { withoutInvisibleIn } from '../text/invisible';
import type { Change } from './apply';

/** Whether a change is of the date on which its page last changed. */
export const isDay = ({ path }: Change): boolean => path[0] === 'updated';

/** Whether a page reads differently: neither its date nor a comma more or less counts. */
export const isSaid = (change: Change): boolean =>
  !isDay(change) && plainWords(change.before) !== plainWords(change.after);

export const isSameChange = (one: Change, other: Change): boolean =>
  one.kind === other.kind &&
  same(one.path, other.path) &&
  same([one.before, one.after], [other.before, other.after]);

/** A change as it is meant: what was typed may bring invisible characters along. */
export const wish = (change: Change): Change =>
  change.after === undefined ? change : { ...change, after: withoutInvisibleIn(change.after) };

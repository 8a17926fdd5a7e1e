/** NL, ten digits, TZ: whole, or the beginning of one. */
const WHOLE = /^NL\d{10}TZ$/;
const BEGINNING = /^(N(L(\d{0,10}|\d{10}TZ?)?)?)?$/;

const plain = (typed: string) => typed.toUpperCase().replaceAll(/[\s-]/g, '');

/** Whether this is one of our tracking numbers, ignoring case, spaces and hyphens. */
export const isTrackingNumber = (typed: string): boolean => WHOLE.test(plain(typed));

/** Whether more typing can complete this to a tracking number. */
export const beginsTrackingNumber = (typed: string): boolean => BEGINNING.test(plain(typed));

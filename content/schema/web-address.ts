import { z } from 'zod';

/** An address on the web, as a link in running text can have it. */
export const webAddress = z
  .url({ protocol: /^https$/ })
  .regex(/^(?:[^()\s]|\([^()\s]*\))+$/, 'write the address without spaces, and close each bracket');

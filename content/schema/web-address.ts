import { z } from 'zod';

/** An address on the web. Browsers would treat spaces as part of it. */
export const webAddress = z
  .url({ protocol: /^https$/ })
  .regex(/^\S+$/, 'write the address without spaces');

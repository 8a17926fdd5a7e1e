import { z } from 'zod';
import { pageIds } from '../page-ids.generated';
import { inAddress } from './text-use';

/** An address that had a page, and the page that visitors get instead. */
export const redirect = z.strictObject({
  from: inAddress(
    z.string().regex(/^(\/[a-z0-9-]+)+$/, 'write it like /blog/old-article, without an ending'),
  ).meta({ description: 'The address of the deleted page: `/blog/old-article`.' }),
  page: z.enum(pageIds).meta({ description: 'The page that visitors get instead: `about/blog`.' }),
});
export type Redirect = z.infer<typeof redirect>;

export const redirects = z.array(redirect);
export type Redirects = z.infer<typeof redirects>;

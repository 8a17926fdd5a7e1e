/**
 * `npm run check:release`: names the facts about the company that are still placeholders, and
 * exits with 1 while there are any. To be run before the site goes live; no part of `npm test`.
 */
import { site } from '../content/site';
import { standingPlaceholders } from './content-check/placeholders';
import { problemLine } from './content-check/problem';

const standing = standingPlaceholders(site);
for (const placeholder of standing) console.error(problemLine(placeholder));
console.log(`placeholders still in place: ${standing.length}`);
process.exitCode = standing.length > 0 ? 1 : 0;

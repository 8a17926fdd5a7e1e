/**
 * `npm run check:site`: reads `out/` as a crawler does and prints everything that is wrong, a line
 * each. Exits with 1 when there is anything. `SITE_URL` is the address it should be built for, with
 * `--local` that of the browser tests; without either, the home page's own.
 *
 * The rules are in `rules/`, a file for each subject; `npm run check:html` checks the HTML itself.
 */

import { diagnosticLine } from '@nectarine/finish-export/diagnostic';
import { testAddress } from '../setup/addresses.mjs';
import { builtSite } from './built-site';
import { checkSite } from './check-site';

const site = builtSite(
  process.argv.includes('--local') ? testAddress.origin : process.env.SITE_URL,
);
const findings = await checkSite(site);
for (const finding of findings) console.error(diagnosticLine(finding));
console.log(
  `${site.pages.length} addresses and ${site.files.size} files read, findings: ${findings.length}`,
);
process.exitCode = findings.length > 0 ? 1 : 0;

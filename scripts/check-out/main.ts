/**
 * `npm run check:out`: reads `out/` as a crawler does and prints everything that is wrong, a line
 * each. Exits with 1 when there is anything. `SITE_URL` says for which address it was built; without
 * it, the home page does.
 */
import { fileURLToPath } from 'node:url';
import { pages } from '../../lib/pages/registry';
import { checkSite, findingLine } from './check-site';
import { promisedPaths } from './promised-paths';
import { readFiles, siteOf } from './site';

/** Buttons lead there on purpose, though no page is registered: the not-found page mends it. */
const unregistered = ['/quote'];

const registered = pages.flatMap(({ paths, canonical, page: { meta, updated } }) =>
  paths.map((path) => ({ path, canonical, title: meta.title, updated })),
);

const files = readFiles(fileURLToPath(new URL('../../out', import.meta.url)));
const { SITE_URL } = process.env;
const site = siteOf(files, {
  registered,
  paths: promisedPaths,
  unregistered,
  ...(SITE_URL ? { origin: new URL(SITE_URL).origin } : {}),
});

const findings = await checkSite(site);
for (const finding of findings) console.error(findingLine(finding));
console.log(
  `${site.pages.length} addresses and ${files.size} files read, findings: ${findings.length}`,
);
process.exitCode = findings.length > 0 ? 1 : 0;

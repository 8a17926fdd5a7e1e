/**
 * `npm run check:release`: lists what prevents the build in `out/` from going public, and exits with 1
 * if there is anything: facts about the company that are still placeholders, what is shown as an
 * example, what only the company can answer, figures that are unconfirmed or whose source was read
 * over a year ago, what `check:site` finds in the site as the one at the public address, and what
 * breaks a rule for releases only. Run it before the site goes live; `npm test` does not.
 */
import { existsSync } from 'node:fs';
import { diagnosticLine } from '@nectarine/finish-export/diagnostic';
import { english } from '../../content/languages/english';
import { isoDate } from '../../lib/format/date';
import { siteOf } from '../../lib/site/site';
import { builtSite } from '../check-site/built-site';
import { checkSite } from '../check-site/check-site';
import { beforeLaunch } from '../content-check/before-launch';
import { checkTranslations } from '../content-check/check-translations';
import { isReadable, readContentFiles } from '../content-check/content-files';
import { problemLine } from '../content-source/problem-line';
import { releaseRules } from './release-rules';

const { company, forwardingAddress } = siteOf(english);

async function findingsInOut(): Promise<string[]> {
  if (!existsSync('out/index.html')) return ['out/ is not there; run `npm run build`'];
  const rules = releaseRules(forwardingAddress);
  return (await checkSite(builtSite(company.url), rules)).map(diagnosticLine);
}

const files = readContentFiles(process.cwd()).filter(isReadable);
const hints = checkTranslations(files, process.cwd()).filter(({ isHint }) => isHint);
const standing = [...beforeLaunch(files, isoDate(new Date())), ...hints].map(problemLine);
const findings = await findingsInOut();
for (const line of [...standing, ...findings]) console.error(line);
console.log(
  `placeholders, examples and open questions still in place: ${standing.length}, lines about out/: ${findings.length}`,
);
process.exitCode = standing.length + findings.length > 0 ? 1 : 0;

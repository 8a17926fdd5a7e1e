/**
 * `npm run check:release`: names what keeps the build in `out/` from being public, and exits with 1
 * while there is anything: facts about the company that are still placeholders, what is shown as an
 * example, what only the company can answer, what `check:out` finds when it reads the site as the one
 * at the public address, and what only a release has to hold. To be run before the site goes live; no
 * part of `npm test`.
 */
import { existsSync } from 'node:fs';
import { site as facts } from '../../content/site';
import { siteUrl } from '../../lib/site/environment';
import { builtSite } from '../check-out/built-site';
import { checkSite, findingLine } from '../check-out/check-site';
import type { Finding } from '../check-out/rule';
import { isReadable, readContentFiles } from '../content-check/content-files';
import {
  openQuestions,
  standingExamples,
  standingPlaceholders,
} from '../content-check/placeholders';
import { problemLine } from '../content-check/problem';
import { releaseRules } from './release-rules';

/** As many files of one and the same fault are named; the others are counted. */
const EXAMPLES = 3;

/** A line each; where many pages share a fault, as many as make it plain. */
function summary(findings: readonly Finding[]): string[] {
  const byFault = new Map<string, Finding[]>();
  for (const finding of findings) {
    const fault = `${finding.rule} › ${finding.found}`;
    byFault.set(fault, [...(byFault.get(fault) ?? []), finding]);
  }
  return [...byFault.values()].flatMap((same) => {
    const rest = same.length - EXAMPLES;
    const lines = same.slice(0, EXAMPLES).map(findingLine);
    return rest > 0 ? [...lines, `… and the same in ${rest} more`] : lines;
  });
}

async function findingsInOut(): Promise<string[]> {
  if (!existsSync('out/index.html')) return ['out/ is not there; run `npm run build`'];
  const rules = releaseRules(facts.formService.endpoint);
  return summary(await checkSite(builtSite(siteUrl), rules));
}

const files = (await readContentFiles(process.cwd())).filter(isReadable);
const standing = [
  ...standingPlaceholders(facts),
  ...standingExamples(files),
  ...openQuestions(facts),
].map(problemLine);
const findings = await findingsInOut();
for (const line of [...standing, ...findings]) console.error(line);
console.log(
  `placeholders, examples and open questions still in place: ${standing.length}, lines on out/: ${findings.length}`,
);
process.exitCode = standing.length + findings.length > 0 ? 1 : 0;

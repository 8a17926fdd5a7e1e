/**
 * `npm run check:deployed -- https://nectarine.example`: compares what a host serves with `out/`, byte
 * for byte, and lists what differs. Exits with 1 if anything does.
 */
import { existsSync } from 'node:fs';
import { diagnosticLine } from '@nectarine/finish-export/diagnostic';
import { readFiles } from '../check-site/rules/site';
import { checkDeployed } from './check-deployed';

const [site = ''] = process.argv.slice(2);
if (!URL.canParse(site) || !existsSync('out/index.html')) {
  console.error('Build the site first, then: npm run check:deployed -- https://its-address');
  process.exit(1);
}
const files = readFiles('out');
const findings = await checkDeployed(files, site);
for (const finding of findings) console.error(diagnosticLine(finding));
console.log(`files of out/ that ${site} does not serve as they are: ${findings.length}`);
process.exitCode = findings.length > 0 ? 1 : 0;

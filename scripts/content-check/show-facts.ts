/**
 * `npm run facts -- uk.rate` prints a fact and every place that refers to it; without a name, all facts.
 * Exits with 1 when there is no such fact.
 */

import path from 'node:path';
import { fieldName } from '@nectarine/edit-mode/content/problem';
import { english } from '@/lib/format/locales/en';
import { withDates } from '../../lib/text/with-dates';
import { contentFolder } from '../index-content';
import { nearest } from '../text/nearest';
import { isReadable, readContentFiles } from './content-files';
import { factsOf, usesOf } from './facts';

const files = (await readContentFiles(path.join(contentFolder, '..'))).filter(isReadable);
const facts = factsOf(files) ?? {};
const [name] = process.argv.slice(2);

function printUses(name: string, value: string): void {
  const uses = usesOf(name, files);
  console.log(`{${name}} is "${withDates(value, english)}" and shows in ${uses.length} places:`);
  for (const { file, field, text } of uses) console.log(`${file} › ${fieldName(field)}: ${text}`);
  if (files.some(({ page }) => page === `routes/${name.split('.')[0]}`)) {
    console.log('Boards, the route page and the calculator also show it.');
  }
}

if (name === undefined) {
  for (const [name, value] of Object.entries(facts))
    console.log(`{${name}}  ${withDates(value, english)}`);
} else if (facts[name] !== undefined) {
  printUses(name, facts[name]);
} else {
  const meant = nearest(name, Object.keys(facts));
  console.error(`Unknown fact {${name}}${meant ? `; did you mean {${meant}}` : ''}.`);
  process.exitCode = 1;
}

/** @jest-environment node */
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { fill } from '@/lib/text/fill';
import { leftOutFor } from './left-out';

const text = 'Who needs it.';
const paper = (
  name: string,
  fee?: 'ask' | 'conformity' | 'conformity-for-sale',
  authority = 'TBS',
) => ({
  authority,
  name,
  text,
  fee,
});

const other = fill(site.price.leftOutToo, { what: 'plates' });

test.each<[string, Parameters<typeof leftOutFor>[1], string]>([
  ['nothing', { papers: [paper('An invoice')] }, ''],
  ['what the file names', { notIncluded: 'plates', papers: [] }, other],
  ['the certificate', { papers: [paper('CoC', 'conformity')] }, 'a certificate: 0.5%, $250'],
  [
    'the certificate of goods to sell',
    { papers: [paper('CoC', 'conformity-for-sale')] },
    'to sell: 0.5%, $250',
  ],
  [
    'one paper, with the name of who issues it',
    { papers: [paper('Permit', 'ask', 'Mining Commission')] },
    'ask for one permit of Mining Commission',
  ],
  [
    'papers of one who has no name',
    { papers: [paper('Permit', 'ask', 'Exporting country')] },
    'ask for one permit of exporting country',
  ],
  [
    'all of it, in this order',
    {
      notIncluded: 'plates',
      papers: [paper('Permit', 'ask'), paper('CoC', 'conformity'), paper('XY test', 'ask')],
    },
    `${other} a certificate: 0.5%, $250 ask for permit of TBS ${site.words.board.and} XY test of TBS`,
  ],
])('%s', (_, goods, expected) => {
  expect(leftOutFor(site, goods)).toBe(expected);
});

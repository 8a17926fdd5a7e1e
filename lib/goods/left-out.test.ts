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
  ['the certificate', { papers: [paper('CoC', 'conformity')] }, 'fees conformity 0.5% $250'],
  [
    'the certificate of goods to sell',
    { papers: [paper('CoC', 'conformity-for-sale')] },
    'fees forSale 0.5% $250',
  ],
  [
    'one paper, with the name of who issues it',
    { papers: [paper('Permit', 'ask', 'Mining Commission')] },
    'fees askOne fees paper permit Mining Commission',
  ],
  [
    'papers of one who has no name',
    { papers: [paper('Permit', 'ask', 'Exporting country')] },
    'fees askOne fees paper permit exporting country',
  ],
  [
    'all of it, in this order',
    {
      notIncluded: 'plates',
      papers: [paper('Permit', 'ask'), paper('CoC', 'conformity'), paper('XY test', 'ask')],
    },
    `${other} fees conformity 0.5% $250 fees ask fees paper permit TBS ${site.words.board.and} fees paper XY test TBS`,
  ],
])('%s', (_, goods, expected) => {
  expect(leftOutFor(site, goods)).toBe(expected);
});

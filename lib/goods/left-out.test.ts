/** @jest-environment node */
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { leftOutFor } from './left-out';

const text = 'Who needs it.';
const paper = (name: string, fee?: 'ask' | 'conformity' | 'conformity-for-sale') => ({
  authority: 'TBS',
  name,
  text,
  fee,
});

test.each<[string, Parameters<typeof leftOutFor>[1], string]>([
  ['nothing', { papers: [paper('An invoice')] }, ''],
  ['what the file names', { notIncluded: 'Number plates', papers: [] }, 'Number plates'],
  ['the certificate', { papers: [paper('CoC', 'conformity')] }, 'a certificate: 0.5%, $250'],
  [
    'the certificate of goods to sell',
    { papers: [paper('CoC', 'conformity-for-sale')] },
    'to sell: a certificate: 0.5%, $250',
  ],
  [
    'all of it, in this order',
    {
      notIncluded: 'Number plates',
      papers: [paper('A permit', 'ask'), paper('CoC', 'conformity'), paper('A test', 'ask')],
    },
    'Number plates; a certificate: 0.5%, $250; ask for A permit of TBS, A test of TBS',
  ],
])('%s', (_, goods, expected) => {
  expect(leftOutFor(site, goods)).toBe(expected);
});

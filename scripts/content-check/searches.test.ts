import { sampleContent } from '@/lib/fixtures/sample-site';
import { siteOf } from '@/lib/site/site';
import { faultySearches } from './searches';

const found = (word: string) => {
  const search = {
    ...sampleContent.search,
    answers: [{ words: [word], page: 'help/faq' as const }],
  };
  return faultySearches([siteOf({ ...sampleContent, search })]).map(({ found }) => found);
};

test('a word that finds its page first is accepted', () => {
  expect(found('xylophone')).toEqual([]);
});

test('a word without letters, which finds nothing, is reported', () => {
  expect(found('??')).toEqual(['“??” finds nothing first, not /help/faq']);
});

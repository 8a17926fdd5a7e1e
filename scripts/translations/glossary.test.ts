/** @jest-environment node */
import { unusedWords, wrongTerms } from './glossary';

const glossary = `# Terms

| English | Kiswahili | not |
| --- | --- | --- |
| quote | bei | nukuu, kotesheni |
| order | oda | |
`;

test('reads the words that are ruled out', () => {
  expect(unusedWords(glossary)).toEqual([
    { word: 'nukuu', instead: 'bei' },
    { word: 'kotesheni', instead: 'bei' },
  ]);
});

test.each([
  ['Omba Nukuu leo', 'heading: says "nukuu"'],
  ['Nukuuni', 'heading: says "nukuu"'],
  ['Omba bei leo', undefined],
  ['Manukuu', undefined],
])('%s', (heading, expected) => {
  const [first] = wrongTerms({ file: 'x', texts: { heading } }, unusedWords(glossary));
  expect(first && `${String(first.field)}: ${first.found}`).toBe(expected);
});

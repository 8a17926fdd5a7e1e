/** @jest-environment node */
import { site } from '@/content/site';
import { file } from './fixtures/page-file';
import {
  oldSources,
  openQuestions,
  standingExamples,
  standingPlaceholders,
  unconfirmedFigures,
} from './placeholders';
import { problemLine } from './problem-line';

test('reports each placeholder with its file and field, until it has a real value', () => {
  const line = 'content/site.ts › phone: is still a placeholder; write the real value';
  const withPhone = (phone: string) => standingPlaceholders({ ...site, phone }).map(problemLine);
  expect(withPhone('+255 000 000 000')).toContain(line);
  expect(withPhone('+255 22 211 0000')).not.toContain(line);
});

test('reports examples, but not real content', () => {
  const items = [{ quote: 'real' }, { quote: 'made up', example: true }];
  expect(standingExamples([file({ sections: [{ items }] })]).map(problemLine)).toEqual([
    'content/services/example.ts › sections[0].items[1]: is an example; replace it and remove `example`, or remove the entry',
  ]);
});

test('reports an open question for the company verbatim', () => {
  expect(openQuestions({ toConfirm: ['How long is storage free?'] }).map(problemLine)).toEqual([
    'content/site.ts › toConfirm[0]: How long is storage free?; write the answer on the pages that need it, then remove it from this list',
  ]);
});

test('reports unconfirmed figures only', () => {
  const charges = [{ id: 'levy' }, { id: 'fee', toConfirm: true }];
  expect(unconfirmedFigures([file({ charges })]).map(problemLine)).toEqual([
    'content/services/example.ts › charges[1]: is not confirmed; find a second source and remove `toConfirm`',
  ]);
});

test.each([
  ['2025-11-21', true],
  ['2025-11-22', false],
  ['2026-11-22', false],
])('a source read on %s is outdated on November 22, 2026: %s', (checked, isOld) => {
  const found = oldSources([file({ sources: { tariff: { checked } } })], '2026-11-22');
  expect(found.map(problemLine)).toEqual(
    isOld
      ? [
          `content/services/example.ts › sources.tariff.checked: is ${checked}, more than 12 months ago; read the source again, correct what changed, and update the date`,
        ]
      : [],
  );
});

/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { Workspace } from '@nectarine/edit-mode/server/workspace';
import { valueIn } from '@nectarine/edit-mode/source/read';
import { insertItem, removeItem, setValue } from '@nectarine/edit-mode/source/write';
import { isReadable, readContentFile } from '../content-check/content-files';
import { questions } from './questions';
import { fieldOfTexts, problemsOfAllTexts } from './translations';

const root = process.cwd();
const file = 'content/sw/pages/contact.ts';
const heading = ['sections', 0, 'heading'];

const written = () => new Workspace(process.cwd()).read(file);

test('the files with the texts of a language can be edited, and no others in its folder', () => {
  expect(written()).toBe(readFileSync(file, 'utf8'));
  for (const other of ['content/sw/modules.generated.ts', 'content/sw/GLOSSARY.md'])
    expect(() => new Workspace(process.cwd()).read(other)).toThrow('cannot be edited here');
});

test('a translated sentence is a field of the schema of its English file', async () => {
  const [own, english] = await Promise.all(
    [file, 'content/pages/contact.ts'].map((name) => questions.field(name, heading)),
  );
  expect(own).toMatchObject({ value: valueIn(written(), heading), place: expect.any(String) });
  expect(own?.schema).toEqual(english?.schema);
});

test('lists of a translation are as long as the English ones: none offers new entries', async () => {
  const entry = ['sections', 1, 'items', 0, 'title'];
  expect((await questions.field('content/pages/contact.ts', entry))?.around).not.toEqual([]);
  expect((await questions.field(file, entry))?.around).toEqual([]);
});

describe('an untranslated entry', () => {
  const cards = ['sections', 1, 'items'];
  const card = [...cards, 0];
  const gap = insertItem(removeItem(written(), cards, 0), cards, 0, null);
  const asked = async (path: typeof card) => {
    const english = await readContentFile(root, 'content/pages/contact.ts');
    if (!isReadable(english)) throw new Error(english.found);
    return fieldOfTexts(file, path, [english], root, gap);
  };

  test('is a form with its texts, empty, next to the English ones', async () => {
    const field = await asked([...card, 'title']);
    expect(field).toEqual(await asked(card));
    expect(field).toMatchObject({
      value: null,
      draft: { title: '', text: '', link: { label: '' } },
      schema: { properties: { title: { english: 'Phone' } } },
    });
  });

  test('is valid as it is, and once it is filled in', async () => {
    expect(await questions.problems({ [file]: gap })).toEqual([]);
    const texts = { title: 'Simu', text: 'Uwe na namba yako.', link: { label: 'Tupigie' } };
    expect(await questions.problems({ [file]: setValue(gap, card, texts) })).toEqual([]);
    const half = { ...texts, text: '' };
    expect(await questions.problems({ [file]: setValue(gap, card, half) })).toMatchObject([
      { file, field: [...card, 'text'] },
    ]);
  });
});

test.each([
  ['a good sentence', 'Ongea nasi kuhusu mzigo wako', []],
  ['one that is too short', 'x', [expect.objectContaining({ file, field: heading })]],
  [
    'one with a fact that English does not have',
    'Habari {uk.days}',
    [expect.objectContaining({ file, field: heading })],
  ],
  [
    'one with a word that the glossary rules out',
    'Pata nukuu ya mzigo wako',
    [expect.objectContaining({ file, field: heading, fix: expect.stringContaining('glossary') })],
  ],
])('%s is checked', async (_, text, problems) => {
  const changed = setValue(written(), heading, text);
  expect(await questions.problems({ [file]: changed })).toEqual(problems);
});

test('all translations are checked as they are saved, not only edited ones', () => {
  expect(problemsOfAllTexts([], root)).toContainEqual(
    expect.objectContaining({ file, found: expect.stringContaining('which does not exist') }),
  );
});

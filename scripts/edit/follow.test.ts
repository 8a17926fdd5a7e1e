/** @jest-environment node */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { hashOfUnits, textUnits } from '../content-check/translated-texts';
import { readSource, valueIn } from '../content-source/read';
import type { Change } from './apply';
import { Editor } from './editor';
import { editedFolder, file, judge, original } from './fixtures/edited-folder';
import { followedSource } from './follow';
import type { Judge } from './judge';
import { unsentChanges } from './unsent';

const schema = z.object({ name: z.string(), lead: z.string(), items: z.array(z.string()) });

const contentOf = (text: string) => ({
  ...{ file, page: null, schema, content: valueIn(text), source: readSource(text) },
});

const hashOf = (text: string) => hashOfUnits(textUnits(valueIn(text), schema));

/** Puts translations in step as the real judge does, for a schema of its own. */
const following = {
  ...judge,
  ask: (name: string, ...asked: never[]) => {
    if (name !== 'followed') return (judge.ask as (...all: unknown[]) => unknown)(name, ...asked);
    const [, after, texts, sent] = asked as unknown as [string, string, string, never];
    const change = { before: contentOf(folder.read()), after: contentOf(after) };
    return Promise.resolve(followedSource(change, texts, sent));
  },
} as unknown as Judge;

const translation = 'content/sw/help/example.ts';
const translated = `export const page = {
  address: 'mfano',
  english: '${hashOf(original)}',
  name: 'Mfano',
  lead: 'Maneno ya mtumaji.',
  items: ['moja', 'mbili'],
};
`;

let folder: ReturnType<typeof editedFolder>;
let editor: Editor;
beforeEach(() => {
  folder = editedFolder();
  mkdirSync(path.join(folder.root, 'content/sw/help'), { recursive: true });
  folder.write(translated, translation);
  folder.git('add', '-A');
  folder.git('commit', '-q', '-m', 'Translate');
  editor = new Editor(folder.workspace, following);
});
afterEach(() => folder.remove());

const items = () => valueIn(folder.workspace.read(translation), ['items']);
const isUpToDate = () =>
  valueIn(folder.workspace.read(translation), ['english']) === hashOf(folder.read());

const added: Change = { path: ['items', 1], kind: 'added', after: 'between' };
const removed: Change = { path: ['items', 0], kind: 'removed', before: 'one' };
const moved: Change = {
  ...{ path: ['items'], kind: 'moved', before: ['one', 'two'], after: ['two', 'one'] },
};
const whole: Change = {
  ...{ path: ['items'], kind: 'changed', before: ['one', 'two'], after: ['new', 'two', 'last'] },
};

test.each([
  ['added', added, ['moja', null, 'mbili']],
  ['removed', removed, ['mbili']],
  ['moved', moved, ['mbili', 'moja']],
  ['replaced in a form', whole, [null, 'mbili', null]],
])(
  'an entry that is %s is so in the translation, which stays up to date',
  async (_, change, own) => {
    await editor.make(file, change);
    expect(items()).toEqual(own);
    expect(isUpToDate()).toBe(true);
  },
);

test.each([
  ['added', added],
  ['removed', removed],
  ['moved', moved],
  ['replaced in a form', whole],
])('undoing an entry that is %s restores both files byte for byte', async (_, change) => {
  await editor.make(file, change);
  for (const one of (await unsentChanges(folder.workspace, following)).toReversed())
    if (!one.follows) await editor.undo(file, one);
  expect([folder.read(), folder.workspace.read(translation)]).toEqual([original, translated]);
});

test('what follows is listed as such, and a sentence typed in it is not', async () => {
  await editor.make(file, added);
  const name = { path: ['name'], kind: 'changed', before: 'Mfano', after: 'Jina' } as const;
  await editor.make(translation, name);
  const listed = await unsentChanges(folder.workspace, following);
  expect(listed.map(({ file, path, follows }) => [file, path.join('.'), follows])).toEqual([
    [file, 'items.1', undefined],
    [translation, 'name', undefined],
    [translation, 'english', true],
    [translation, 'items.1', true],
  ]);
});

test('a changed sentence changes no text, and leaves the translation behind', async () => {
  await editor.make(file, { path: ['name'], kind: 'changed', before: 'Example', after: 'Other' });
  expect(folder.workspace.read(translation)).toBe(translated);
  expect(isUpToDate()).toBe(false);
});

test('a sentence typed in the translation meanwhile stays when an entry is undone', async () => {
  await editor.make(file, removed);
  const lead = { path: ['lead'], kind: 'changed', before: 'Maneno ya mtumaji.' } as const;
  await editor.make(translation, { ...lead, after: 'Maneno yake.' });
  await editor.undo(file, removed);
  expect(folder.workspace.read(translation)).toBe(
    translated.replace('Maneno ya mtumaji.', 'Maneno yake.'),
  );
});

test('a deleted page takes its translation along, and brings it back', async () => {
  await editor.writeAll({ [file]: null });
  expect(folder.workspace.exists(translation)).toBe(false);
  await editor.undo(file, { path: [], kind: 'removed' });
  expect([folder.read(), folder.workspace.read(translation)]).toEqual([original, translated]);
});

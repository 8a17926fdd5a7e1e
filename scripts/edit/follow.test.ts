/** @jest-environment node */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { SentPair } from '@nectarine/edit-mode/edited-site';
import type { Change } from '@nectarine/edit-mode/source/apply';
import { readSource, valueIn } from '@nectarine/edit-mode/source/read';
import {
  editedFolder,
  file,
  judgeWith,
  original,
} from '@nectarine/edit-mode/testing/edited-folder';
import { z } from 'zod';
import { hashOfUnits, textUnits } from '../translations/translated-texts';
import { followedSource } from './follow';
import { olderSentences } from './older';

const schema = z.object({
  ...{ name: z.string(), lead: z.string(), items: z.array(z.string()) },
  note: z.string().optional(),
});

const contentOf = (text: string) => ({
  ...{ file, page: null, schema, content: valueIn(text), source: readSource(text) },
});

const hashOf = (text: string) => hashOfUnits(textUnits(valueIn(text), schema));

/** Puts translations in step as the site does, for a schema of its own. */
const judge = judgeWith({
  followed: (_: string, text: string, texts: string, sent?: SentPair) =>
    followedSource({ before: contentOf(folder.read()), after: contentOf(text) }, texts, sent),
  hash: (_: string, text: string) => hashOf(text),
  behind: () => {
    const recorded = valueIn(readTranslated(), ['english']);
    const page = { file: translation, recorded, hash: hashOf(folder.read()) };
    return recorded === page.hash ? [] : [page];
  },
  older: (_: string, base: SentPair, texts?: string) =>
    olderSentences(contentOf(folder.read()), valueIn(texts ?? readTranslated()), base),
});

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
let editor: ReturnType<typeof editedFolder>['editor'];
beforeEach(() => {
  folder = editedFolder(judge);
  mkdirSync(path.join(folder.root, 'content/sw/help'), { recursive: true });
  folder.write(translated, translation);
  folder.git('add', '-A');
  folder.git('commit', '-q', '-m', 'Translate');
  editor = folder.editor;
});
afterEach(() => folder.remove());

const readTranslated = () => folder.workspace.read(translation);
const items = () => valueIn(readTranslated(), ['items']);
const isUpToDate = () => valueIn(readTranslated(), ['english']) === hashOf(folder.read());

const added: Change = { path: ['items', 1], kind: 'added', after: 'between' };
const removed: Change = { path: ['items', 0], kind: 'removed', before: 'one' };
const moved: Change = {
  ...{ path: ['items'], kind: 'moved', before: ['one', 'two'], after: ['two', 'one'] },
};
const whole: Change = {
  ...{ path: ['items'], kind: 'changed', before: ['one', 'two'], after: ['new', 'two', 'last'] },
};

describe.each([
  ['added', added, ['moja', null, 'mbili']],
  ['removed', removed, ['mbili']],
  ['moved', moved, ['mbili', 'moja']],
  ['replaced in a form', whole, [null, 'mbili', null]],
])('an entry that is %s', (_, change, own) => {
  test('changes alike in the translation, which stays up to date', async () => {
    await editor.make(file, change);
    expect(items()).toEqual(own);
    expect(isUpToDate()).toBe(true);
  });

  test('is undone byte for byte, in both files', async () => {
    await editor.make(file, change);
    for (const one of (await folder.changes()).toReversed())
      if (!one.follows) await editor.undo(file, one);
    expect([folder.read(), readTranslated()]).toEqual([original, translated]);
  });
});

test('what follows is listed as such, and a sentence typed in it is not', async () => {
  await editor.make(file, added);
  const name = { path: ['name'], kind: 'changed', before: 'Mfano', after: 'Jina' } as const;
  await editor.make(translation, name);
  const listed = await folder.changes();
  expect(listed.map(({ file, path, follows }) => [file, path.join('.'), follows])).toEqual([
    [file, 'items.1', undefined],
    [translation, 'name', undefined],
    [translation, 'english', true],
    [translation, 'items.1', true],
  ]);
});

test('a changed sentence changes no text, and leaves the translation behind', async () => {
  await editor.make(file, { path: ['name'], kind: 'changed', before: 'Example', after: 'Other' });
  expect(readTranslated()).toBe(translated);
  expect(isUpToDate()).toBe(false);
});

test('a sentence typed in the translation meanwhile stays when an entry is undone', async () => {
  await editor.make(file, removed);
  const lead = { path: ['lead'], kind: 'changed', before: 'Maneno ya mtumaji.' } as const;
  await editor.make(translation, { ...lead, after: 'Maneno yake.' });
  await editor.undo(file, removed);
  expect(readTranslated()).toBe(translated.replace('Maneno ya mtumaji.', 'Maneno yake.'));
});

describe('a text that gets its first words', () => {
  const wordless = original.replace("'Example'", "'{count}'");
  const before = translated
    .replace("  name: 'Mfano',\n", '')
    .replace(hashOf(original), hashOf(wordless));
  const change: Change = {
    ...{ path: ['name'], kind: 'changed', before: '{count}', after: '{count} and more' },
  };

  beforeEach(() => {
    folder.write(wordless);
    folder.write(before, translation);
    folder.git('commit', '-q', '-a', '-m', 'Count');
  });

  test('shows its former value in the translation, which is then older', async () => {
    await editor.make(file, change);
    expect(valueIn(readTranslated(), ['name'])).toBe('{count}');
    expect(isUpToDate()).toBe(false);
  });

  test('loses them again byte for byte, in both files', async () => {
    await editor.make(file, change);
    await editor.undo(file, change);
    expect([folder.read(), readTranslated()]).toEqual([wordless, before]);
  });
});

describe('an optional text that is added', () => {
  const change: Change = { path: ['note'], kind: 'changed', after: 'Words to translate' };

  test('is `null` in the translation, which stays up to date, until it is translated', async () => {
    await editor.make(file, change);
    expect(valueIn(readTranslated(), ['note'])).toBe(null);
    expect(isUpToDate()).toBe(true);
  });

  test('is removed again byte for byte, in both files', async () => {
    await editor.make(file, change);
    await editor.undo(file, change);
    expect([folder.read(), readTranslated()]).toEqual([original, translated]);
  });

  test('has nothing to translate without words', async () => {
    await editor.make(file, { ...change, after: '5-7' });
    expect(valueIn(readTranslated())).not.toHaveProperty('note');
  });
});

test('a deleted page takes its translation along, and brings it back', async () => {
  await editor.writeAll({ [file]: null });
  expect(folder.workspace.exists(translation)).toBe(false);
  await editor.undo(file, { path: [], kind: 'removed' });
  expect([folder.read(), folder.workspace.read(translation)]).toEqual([original, translated]);
});

describe('after an English sentence has changed', () => {
  const renamed: Change = {
    ...{ path: ['name'], kind: 'changed', before: 'Example', after: 'Other' },
  };
  const lead: Change = {
    ...{ path: ['lead'], kind: 'changed', before: "The sender's own words.", after: 'Words.' },
  };
  const inSwahili = (key: string, before: string, after: string) =>
    editor.make(translation, { path: [key], kind: 'changed', before, after });
  const older = async () => {
    const [page] = await folder.older();
    return page && (page.sentences?.map(({ path, was, now }) => [path[0], was, now]) ?? 'unknown');
  };

  test('the Swahili one is older until it is rewritten', async () => {
    expect(await older()).toBeUndefined();
    await editor.make(file, renamed);
    await editor.make(file, lead);
    expect(await older()).toEqual([
      ['name', 'Example', 'Other'],
      ['lead', "The sender's own words.", 'Words.'],
    ]);
    await inSwahili('name', 'Mfano', 'Mwingine');
    expect(await older()).toEqual([['lead', "The sender's own words.", 'Words.']]);
    await inSwahili('lead', 'Maneno ya mtumaji.', 'Maneno.');
    expect(await older()).toBeUndefined();
    expect(isUpToDate()).toBe(true);
  });

  test('the Swahili one is older again once its change is undone', async () => {
    await editor.make(file, renamed);
    await inSwahili('name', 'Mfano', 'Mwingine');
    expect(isUpToDate()).toBe(true);
    await editor.undo(translation, {
      ...{ path: ['name'], kind: 'changed', before: 'Mfano', after: 'Mwingine' },
    });
    expect(readTranslated()).toBe(translated);
    expect(await older()).toEqual([['name', 'Example', 'Other']]);
  });

  test('the older sentence is found in the history, even if an entry was added since', async () => {
    await editor.make(file, renamed);
    folder.git('commit', '-q', '-a', '-m', 'Rename');
    await editor.make(file, added);
    expect(await older()).toEqual([['name', 'Example', 'Other']]);
    expect(items()).toEqual(['moja', null, 'mbili']);
  });

  test('a sentence that was added outside the edit mode is listed too', async () => {
    folder.write(original.replace('  lead:', "  note: 'Words',\n  lead:"));
    expect(await older()).toEqual([['note', undefined, 'Words']]);
  });

  test('no sentence is older once an editor has confirmed the texts as they are', async () => {
    await editor.make(file, renamed);
    const [page] = await folder.older();
    if (!page) throw new Error('Not listed');
    const { recorded, hash } = page;
    await editor.make(translation, {
      ...{ path: ['english'], kind: 'changed', before: recorded, after: hash },
    });
    expect(await older()).toBeUndefined();
  });

  test('without a history, it is unknown which sentence is older', async () => {
    await editor.make(file, renamed);
    rmSync(path.join(folder.root, '.git'), { recursive: true });
    expect(await older()).toBe('unknown');
  });
});

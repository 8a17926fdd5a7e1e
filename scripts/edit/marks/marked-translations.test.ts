/** @jest-environment node */
// Reads the files of `content/`, so it runs with the tests of content.
import '@/content/site';

import { isUnfinished } from '@nectarine/edit-mode/content/untranslated';
import { valueAt } from '@nectarine/edit-mode/content/walk';
import { placesIn, withoutMarks } from '@nectarine/edit-mode/marks/place';
import type { Page } from '@/content/schema/page';
import { withEveryEntry } from '@/lib/languages/translated';
import { isReadable, readContentFiles } from '../../content-check/content-files';
import { byName, readTranslations } from '../../translations/translation-files';
import { loaded, root, textsIn } from './fixtures/marked';
import { mark } from './mark';

const isWhole = ({ texts }: { texts: unknown }) => !isUnfinished(texts);

test('a marked translation reads the same, and each text that is shown maps to its place', async () => {
  const english = byName((await readContentFiles(root)).filter(isReadable));
  const translations = readTranslations(root).filter((read) => 'texts' in read);
  // What is not translated yet shows in English, which has a test of its own.
  for (const { file, texts, english: name } of translations.filter(isWhole)) {
    const original = english.get(name);
    if (!original) throw new Error(`${file} translates nothing`);
    const translated = withEveryEntry(texts);
    const marked = mark(translated, original.schema, file, original.content);
    const read = JSON.parse(withoutMarks(JSON.stringify(marked)));
    expect(read).toEqual(JSON.parse(JSON.stringify(translated)));
    for (const text of textsIn(marked)) {
      for (const { file: from, path } of placesIn(text)) {
        expect([from, valueAt(texts, path)]).toEqual([file, withoutMarks(text)]);
      }
    }
  }
  const home = translations.find(({ file }) => /^content\/[a-z]{2}\/pages\/home/.test(file));
  const { schema, content } = english.get('content/pages/home.ts') ?? {};
  if (!home || !schema) throw new Error('No translated home page');
  const { sections, meta } = mark(home.texts, schema, home.file, content) as Page;
  expect(placesIn(JSON.stringify(sections[0]))).not.toEqual([]);
  expect(placesIn(JSON.stringify(meta))).toEqual([]);
});

test('the loader marks every translation with the schema of its English file', async () => {
  const { rules } = await import('./rules.mjs');
  const english = byName((await readContentFiles(root)).filter(isReadable));
  const translations = readTranslations(root).filter((read) => 'texts' in read);
  for (const { file, source, english: name } of translations) {
    if (name === 'content/error.ts') continue;
    expect(file).toMatch(rules['*.ts'].condition.path);
    const marked: string = loaded(file, source.text);
    const [, schema = '', module] =
      /import \{ (\w+) as schema__ \} from '@\/(content\/schema\/[\w-]+)'/.exec(marked) ?? [];
    expect((await import(`../../../${module}`))[schema]).toBe(english.get(name)?.schema);
    expect(marked).toContain(`english__ } from '@/${name.replace('.ts', '')}'`);
    expect(marked).toContain(`mark__(written__, schema__, '${file}', english__)`);
  }
});

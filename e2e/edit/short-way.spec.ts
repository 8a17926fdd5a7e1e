import { withoutInvisible } from '@nectarine/edit-mode/content/invisible';
import { expect } from 'playwright/test';
import { english } from '../../content/languages/english';
import {
  type CollectionName,
  collectionNames,
  collectionOf,
} from '../../lib/collections/collections';
import { today } from '../../scripts/content-check/values';
import { changedLines, gitInCopy, readInCopy, remote } from './support/copy';
import { test } from './support/editor';

/**
 * From noticing a wrong word to sending it for review, on one page: what only a browser can test of
 * the server, the marks, the page and the history. Part of `npm test`; the other files run with
 * `npm run test:edit:full`.
 */
test('corrects a word, previews, undoes, corrects again and sends for review', async ({
  editor,
  page,
}) => {
  const file = 'content/pages/contact.ts';
  const before = readInCopy(file);
  const words = "Let's talk about your cargo";
  await editor.open('/contact');
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('invalid text is reported next to the sentence, and not written', async () => {
    await editor.type(heading, 'x');
    await expect(editor.faults).toHaveText(
      'This has 1 character but needs at least 3; add 2 characters.',
    );
    await page.keyboard.press('Enter');
    await expect(editor.faults).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-editing]')).toHaveCount(0);
    expect(readInCopy(file)).toBe(before);
  });

  await test.step('a sentence is one line of one file, and the day of its page another', async () => {
    await editor.write(heading, words);
    await expect(heading).toContainText(words);
    const lines = changedLines();
    expect(lines.filter((line) => line.startsWith('+'))).toEqual([
      `+updated: '${today()}',`,
      `+heading: "${words}",`,
    ]);
    expect(lines).toHaveLength(4);
  });

  await test.step('the page is shown as it was found and as it is now', async () => {
    await editor.button('1 change').click();
    const found = editor.picture('Contact', 'Before');
    const now = editor.picture('Contact', 'Now');
    await expect(now.getByRole('heading', { level: 1 })).toContainText(words);
    await expect(found.getByRole('heading', { level: 1 })).not.toContainText(words);
  });

  await test.step('the change is taken back, and the file is as it was', async () => {
    await editor.button('Undo').click();
    await expect(editor.button('0 changes')).toBeVisible();
    expect(readInCopy(file)).toBe(before);
    await editor.button('Close').click();
  });

  await test.step('it is sent for review', async () => {
    await editor.write(heading, words);
    await editor.button('1 change').click();
    await editor.button('Send for review').click();
    await expect(editor.own.getByText(/Sent for review under the name edit/)).toBeVisible();
    const branch = gitInCopy('branch', '--show-current').trim();
    const message = gitInCopy(`--git-dir=${remote}`, 'show', '-s', '--format=%B', branch);
    expect(message).toMatch(
      /^Edit pages\/contact\n\npages\/contact\n- first section .*heading: “.*” → “Let's talk about your cargo”/,
    );
    await expect(editor.button('0 changes')).toBeVisible();
  });
});

type AnyPage = { collection: CollectionName; slug: string; kinds: string[] };

const pages = collectionNames.flatMap((collection) =>
  Object.entries(english.collections[collection]).map(([slug, { sections = [] }]): AnyPage => {
    const kinds = (sections as { kind: string }[]).map(({ kind }) => kind);
    return { collection, slug, kinds: [collection, ...kinds] };
  }),
);

/** As few pages as show every collection and every kind of section. */
function pagesOfEachKind(): string[] {
  const missing = new Set(pages.flatMap(({ kinds }) => kinds));
  const shown: string[] = [];
  while (missing.size > 0) {
    const news = ({ kinds }: AnyPage) => new Set(kinds.filter((kind) => missing.has(kind))).size;
    const [best] = pages.toSorted((a, b) => news(b) - news(a));
    for (const kind of best?.kinds ?? []) missing.delete(kind);
    if (best) shown.push(collectionOf(best.collection).path(best.slug));
  }
  return shown;
}

test('opens every kind of page without gaps', async ({ editor: _, request }) => {
  for (const address of pagesOfEachKind()) {
    const response = await request.get(address);
    expect([address, response.status()]).toEqual([address, 200]);
    const text = withoutInvisible(await response.text()).replace(/<script.*?<\/script>/gs, '');
    expect([address, /.{20}\b(?:NaN|undefined)\b.{20}/.exec(text)]).toEqual([address, null]);
  }
});

test('draws parcels that are selected by name', async ({ editor, page }) => {
  await editor.open('/help/shipping-tools');
  await expect(page.locator('#volumetric-weight figure')).toHaveCount(2);
  expect(await editor.words()).not.toContain('NaN');
});

import { expect, type Page } from 'playwright/test';
import { page as blog } from '../../content/about/blog';
import { editAddress } from '../../scripts/setup/addresses.mjs';
import { changedWords } from './support/copy';
import { test } from './support/editor';
import { somePage } from './support/some-page';

type Path = (string | number)[];
type Mistake = [what: string, file: string, path: Path, value: unknown, said: RegExp];

const home = 'content/pages/home.ts';
const uk = 'content/routes/uk.ts';
const faq = 'content/help/faq.ts';
const contact = 'content/pages/contact.ts';
const article = somePage('blog');
const hero = ['sections', 0];

/** A mistake, where it is made, and the expected message. */
const mistakes: Mistake[] = [
  ['an empty heading', contact, [...hero, 'heading'], '', /is empty; write at least 3 characters/],
  [
    'a heading that is too long',
    contact,
    [...hero, 'heading'],
    'x'.repeat(81),
    /the limit is 80; remove 1 character/,
  ],
  ['an empty lead', contact, [...hero, 'lead'], ' ', /is empty/],
  ['a short title', contact, ['meta', 'title'], 'Short', /needs at least 30; add 25 characters/],
  ['a long description', contact, ['meta', 'description'], 'x'.repeat(161), /the limit is 160/],
  ['too few keywords', contact, ['meta', 'keywords'], ['one'], /needs at least 3; add 2 entries/],
  [
    'the title of another page',
    contact,
    ['meta', 'title'],
    blog.meta.title,
    /is the same as meta.title in content\/about\/blog.ts/,
  ],
  ['an address with capitals', contact, ['aliases'], ['Contact-Us'], /start it with \//],
  [
    'the address of another page',
    contact,
    ['aliases'],
    ['/help'],
    /is already the address of content\/pages\/help.ts/,
  ],
  [
    'a link to a page that is not there',
    contact,
    [...hero, 'actions'],
    [{ label: 'Go', page: 'contcat' }],
    /did you mean "contact"/,
  ],
  [
    'a link to a place that is not there',
    contact,
    [...hero, 'actions'],
    [{ label: 'Go', page: 'help/faq', fragment: 'nowhere' }],
    /has no ID named "nowhere"/,
  ],
  [
    'a link that is not secure',
    contact,
    [...hero, 'actions'],
    [{ label: 'Go', url: 'http://example.com' }],
    /starting with https/,
  ],
  ['a rate without its cents', uk, ['rate', 'amount'], '7', /write two decimals, like 13.50/],
  [
    'a currency by its sign',
    uk,
    ['rate', 'currency'],
    '£',
    /write the three-letter code, like USD/,
  ],
  [
    'a place in the order that is taken',
    uk,
    ['order'],
    1,
    /is the same as order in content\/routes\/usa.ts; write \d+, the next free number/,
  ],
  [
    'a port in the middle of nowhere',
    uk,
    ['seaport', 'coordinates'],
    [-150, -60],
    /more than 4000 km from every sea lane/,
  ],
  ['the address that no page answers', uk, ['quote'], '/quote', /which has no page/],
  ['a day to come', article.file, ['published'], '2999-01-01', /in the future/],
  ['a day that is none', article.file, ['published'], '2026-02-31', /write year, month and day/],
  [
    'a question without its answer',
    faq,
    ['sections', 1, 'groups', 0, 'questions', 0, 'answer'],
    [],
    /is empty; write at least 1 entry/,
  ],
  [
    'a picture that is not there',
    home,
    ['sections', 0],
    {
      kind: 'page-hero',
      heading: 'Home',
      lead: 'Come in.',
      picture: { photo: { src: '/uploads/none.webp', alt: 'A quay at dawn', width: 9, height: 6 } },
    },
    /there is no file public\/uploads\/none.webp/,
  ],
  [
    'a picture with a space in its name',
    home,
    ['sections', 0],
    {
      kind: 'page-hero',
      heading: 'Home',
      lead: 'Come in.',
      picture: {
        photo: { src: '/uploads/my quay.webp', alt: 'A quay at dawn', width: 9, height: 6 },
      },
    },
    /small letters, digits and hyphens/,
  ],
];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const lead = (page: Page) => page.locator('main h1 + p');

test('reports twenty mistakes by field, in plain words, and writes none', async ({
  editor,
  page,
  request,
}) => {
  await editor.open('/contact');
  const token = (await page.locator('script[data-token]').getAttribute('data-token')) ?? '';
  const ask = async (name: string, data: object) => {
    const response = await request.post(`/_edit/${name}`, {
      data,
      headers: { origin: editAddress.origin, 'x-edit-token': token },
    });
    return [response.status(), await response.json()] as const;
  };
  for (const [what, file, path, after, said] of mistakes) {
    await test.step(what, async () => {
      const parent = path.slice(0, -1);
      const [, { value }] = await ask('field', { file, path: parent });
      const before = value[path.at(-1) ?? ''];
      const change = { path, kind: 'changed', before, after };
      const [, problems] = await ask('check', { file, change });
      const words = problems.map(
        ({ found, fix }: { found: string; fix: string }) => `${found}; ${fix}`,
      );
      expect(words).toContainEqual(expect.stringMatching(said));
      expect(problems[0].field.slice(0, path.length)).toEqual(path);
      expect((await ask('make', { file, change }))[0]).toBe(422);
    });
  }
});

test('reports a mistake next to the sentence and keeps what was typed', async ({
  editor,
  page,
}) => {
  await editor.open('/contact');
  for (const [sentence, words, said] of [
    [heading(page), '', 'This is empty; write at least 3 characters.'],
    [
      heading(page),
      'x'.repeat(81),
      'This has 81 characters but the limit is 80; remove 1 character.',
    ],
    [
      heading(page),
      'Write in {days}',
      'This contains {days}, which is not a known placeholder; remove it.',
    ],
    [lead(page), ' ', 'This is empty; write something, or remove it.'],
  ] as const) {
    await editor.type(sentence, words);
    await expect(editor.faults).toHaveText(said);
    await page.keyboard.press('Enter');
    await expect(editor.faults).toHaveText(said);
    await expect(page.locator('[data-editing]')).toHaveText(words);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-editing]')).toHaveCount(0);
  }
  expect(changedWords()).toEqual([]);
});

const byForm: [path: string, field: string | RegExp, value: string, said: RegExp][] = [
  ['/contact', 'Title', 'Short', /needs at least 30; add 25 characters/],
  ['/contact', 'Title', blog.meta.title, /is the same as meta.title in content\/about\/blog.ts/],
  ['/contact', 'Description', 'x'.repeat(161), /the limit is 160/],
  ['/routes/uk-to-tanzania', 'Amount', 'seven', /write two decimals, like 13.50/],
  ['/routes/uk-to-tanzania', 'Currency', 'pounds', /write the three-letter code, like USD/],
  [
    '/routes/uk-to-tanzania',
    'Order',
    '1',
    /is the same as order in .*; write \d+, the next free number/,
  ],
  ['/routes/uk-to-tanzania', /^From$/, 'soon', /write a number/],
  [article.path, 'Published', '2999-01-01', /in the future/],
];

test('reports a mistake next to its field and refuses to save', async ({ editor }) => {
  let open = '';
  for (const [path, label, value, said] of byForm) {
    await test.step(`${path}, ${label}: ${value.slice(0, 20)}`, async () => {
      if (path !== open) {
        await editor.open(path);
        await editor.button('This page').click();
      }
      open = path;
      const field = editor.field(label).first();
      const before = await field.inputValue();
      await field.fill(value);
      await expect(field).toHaveAccessibleDescription(said);
      await expect(editor.button('Save')).toBeDisabled();
      await field.fill(before);
      await expect(editor.button('Save')).toBeEnabled();
    });
  }
  expect(changedWords()).toEqual([]);
});

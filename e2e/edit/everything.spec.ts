import { expect, type Page } from 'playwright/test';
import sharp from 'sharp';
import { forms } from '../../content/forms';
import { words } from '../../content/interface';
import { navigation } from '../../content/navigation';
import { site } from '../../content/site';
import { changedWords, gitInCopy, readInCopy } from './support/copy';
import { test } from './support/editor';
import { somePage } from './support/some-page';

const search = {
  title: 'A title that says what the page is about',
  description:
    'A description that is long enough to be shown among the results of a search engine, and says what one finds here.',
};

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

for (const [kind, path] of [
  ['the home page', '/'],
  ['a service', '/services/warehousing'],
  ['a help topic', '/help/insurance-claims'],
  ['an article', somePage('blog').path],
  ['an about page', '/about/why-choose-us'],
] as const) {
  test(`edits the heading of ${kind} as one line`, async ({ editor, page }) => {
    await editor.open(path);
    await editor.write(heading(page), 'Another heading, said by hand');
    expect(changedWords()).toHaveLength(2);
  });
}

test('edits the words of the frame and of forms in place', async ({ editor, page }) => {
  await editor.open('/contact');
  const { home } = navigation;
  await editor.type(page.getByRole('banner').getByText(home.label).first(), 'Start');
  await page.keyboard.press('Enter');
  await expect(editor.field('Who decided it')).toBeFocused();
  await page.keyboard.insertText('The owner: shorter');
  await page.keyboard.press('Enter');
  await editor.saved();
  await editor.write(
    page.getByRole('contentinfo').getByText(words.footer.quickLinks),
    'Short ways',
  );
  const { label } = forms.contact.fields.name;
  await editor.type(page.locator('main form').getByText(label).first(), 'What we call you');
  await page.locator('main').click({ position: { x: 5, y: 5 } });
  await editor.saved();
  await expect(page.locator('[data-editing]')).toHaveCount(0);
  const files = gitInCopy('diff', '--name-only').trim().split('\n');
  expect(files).toEqual([
    'content/brief-changes.ts',
    'content/forms.ts',
    'content/interface.ts',
    'content/navigation.ts',
  ]);
});

test('changes the phone number in place', async ({ editor, page }) => {
  await editor.open('/contact');
  const phone = page.getByRole('contentinfo').getByText(site.phone).first();
  await editor.type(phone, '0255 22 000');
  await expect(editor.faults).toHaveText(/begin with \+/);
  await editor.retype('+255 22 211 0000');
  await expect(editor.faults).toHaveCount(0);
  await page.keyboard.press('Enter');
  await editor.saved();
  expect(changedWords()).toEqual([`-phone: '${site.phone}',`, `+phone: '+255 22 211 0000',`]);
});

test('explains why calculated and drawn content is not editable', async ({ editor, page }) => {
  await editor.open('/routes/uk-to-tanzania');
  await page
    .locator('main svg')
    .first()
    .click({ position: { x: 30, y: 30 } });
  await expect(editor.own.getByText(/generated from other fields/)).toBeVisible();
});

test('adds, moves and removes a question', async ({ editor, page }) => {
  await editor.open('/help/faq');
  const first = page.locator('main summary').first().getByRole('heading');
  await first.click();
  await editor.button('Add question').click();
  await editor.field('Question').fill('How do I pack a mirror?');
  await expect(editor.field('Name for links')).toHaveValue('how-do-i-pack-a-mirror');
  await editor.own.locator('.entry textarea').fill('Upright, between two boards.');
  await editor.save();
  expect(changedWords().filter((line) => !line.startsWith('+'))).toEqual([]);
  const added = page.getByRole('heading', { name: /How do I pack a mirror/ });
  await added.click();
  await editor.button('Move question up').click();
  await expect.poll(() => page.locator('main summary').first().textContent()).toContain('mirror');
  await added.click();
  await editor.button('Remove question').click();
  await expect(added).toHaveCount(0);
  expect(changedWords()).toEqual([]);
});

test('creates an article with a picture', async ({ editor, page }) => {
  await editor.open('/');
  await editor.button('New').click();
  await editor.button('Article').click();
  await editor.field('Name').fill('Packing a mirror');
  await editor.field('Title in search results').fill('Short');
  await editor.field('Description in search results').fill(search.description);
  await editor.field('Heading').fill('How a mirror travels');
  await editor.field('Author').fill('Packing desk');
  await editor
    .field('Summary')
    .fill('A mirror breaks on the way only when it lies flat. How to stand it up, and with what.');
  await editor.field('First paragraph').fill('Two boards, four corners and a strap.');
  await editor.button('Create').click();
  await expect(editor.field('Title in search results')).toBeFocused();
  await expect(editor.faults.filter({ hasText: 'needs at least 30' }).first()).toBeVisible();
  await editor.field('Title in search results').fill(search.title);
  await editor.button('Create').click();
  await page.waitForURL('/blog/packing-a-mirror');
  await expect(heading(page)).toContainText('How a mirror travels');

  await page.getByText('Two boards, four corners and a strap.', { exact: false }).click();
  await editor.button('Add paragraph or list').click();
  await editor.own.locator('select').first().selectOption({ label: 'Picture' });
  const photo = await sharp({
    create: { width: 2000, height: 3000, channels: 3, background: '#0f5563' },
  })
    .jpeg()
    .toBuffer();
  await editor.own
    .locator('input[type=file]')
    .setInputFiles({ name: 'IMG 1.JPG', mimeType: 'image/jpeg', buffer: photo });
  await expect(editor.own.getByText('Now describe the picture below.')).toBeVisible();
  await editor.field('What the picture shows').fill('A mirror between two boards');
  await editor.save();
  await expect(page.getByRole('img', { name: /A mirror between two boards/ })).toBeVisible();
  expect(readInCopy('content/blog/packing-a-mirror.ts')).toContain("src: '/uploads/img-1.webp'");
});

test('creates an origin with a new currency and a port far from the lanes', async ({
  editor,
  page,
}) => {
  await editor.open('/');
  await editor.button('New').click();
  await editor.button('Origin').click();
  const group = (name: string) => editor.own.getByRole('group', { name, exact: true });
  await editor.own.getByLabel('Country', { exact: true }).fill('Exampleland');
  await editor
    .field(/^Name$/)
    .first()
    .fill('Exampleland');
  await editor.field('Name in sentence').fill('Exampleland');
  await editor.field('Amount').fill('¥1800');
  await editor.field('Currency').fill('jpy');
  for (const [place, name] of [
    ['City', 'Osaka'],
    ['Seaport', 'Kobe'],
  ] as const) {
    await group(place).getByLabel('Name').fill(name);
    await group(place).getByLabel('Longitude').fill('135,19');
    await group(place).getByLabel('Latitude').fill('34.69');
  }
  await group('Collection points').locator('textarea').fill('Osaka');
  await editor.field('Airport').fill('kix');
  for (const time of ['By air', 'By sea', 'By air, on boards']) {
    await group(time).getByLabel('From').fill('5');
    await group(time).getByLabel('To').fill('8');
    await group(time).getByLabel('Unit').selectOption('days');
  }
  await editor
    .field('Lead')
    .fill(
      'Cars, parts and machines, collected in Osaka and cleared by our own desk in Dar es Salaam.',
    );
  await editor.button('Create').click();
  await expect(editor.field('Currency')).toHaveAccessibleDescription(/shillings is unknown/);
  await editor.button('Shillings for one unit').click();
  await editor.field('Shillings for one unit').fill('17');
  await editor.button('Create').click();
  await page.waitForURL('/routes/exampleland-to-tanzania');
  await expect(heading(page)).toContainText('Exampleland');
  await editor.open('/help/shipping-tools');
  await editor.button('Editing').click();
  await page.locator('select[name=origin]').selectOption({ value: 'exampleland' });
  for (const name of ['weight', 'length', 'width', 'height'])
    await page.locator(`input[name=${name}]`).fill('30');
  await page.locator('input[name=height]').press('Enter');
  await expect(page.locator('main').getByText('¥54,000').first()).toBeVisible();
});

test('deletes a page after asking where links to it should lead', async ({ editor, page }) => {
  const { file, path } = somePage('goods');
  await editor.open(path);
  await editor.button('This page').click();
  await editor.button('Delete this page').click();
  await expect(editor.button('Delete')).toBeDisabled();
  await editor.field('Page for its address and links').selectOption('contact');
  await editor.button('Delete').click();
  await page.waitForURL('/');
  expect(gitInCopy('status', '--short')).toContain(` D ${file}`);
  expect(readInCopy('content/redirects.ts')).toContain(`{ from: '${path}', page: 'contact' }`);
});

import { truncate, writeFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from 'playwright/test';
import sharp from 'sharp';
import { forms as words } from '@/content/forms';
import { sentence } from '../support/sentence';
import { test } from '../support/test';
import { reportIssue } from './cases';
import { control, fillIn, openForm, submitButton, successIn } from './form-page';

const fileField = (form: Locator) => control(form, reportIssue, 'file');

/** A typical phone photo: large, rotated by metadata, with its location. */
const phonePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 250,
      height: 188,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .resize(4000, 3000)
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 48/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98 })
    .toBuffer();

test('shrinks a photo before upload, upright and without its location', {
  tag: '@phone',
}, async ({ page, receiver }) => {
  const photo = await phonePhoto();
  const form = await openForm(page, reportIssue);
  await fillIn(form, reportIssue);
  await fileField(form).setInputFiles({ name: 'IMG_1.JPG', mimeType: 'image/jpeg', buffer: photo });
  await expect(
    form.getByText(
      sentence(words.issue.photo.smaller, { before: '[\\d.]+ MB', after: '\\d+ kB$' }),
    ),
  ).toBeVisible();
  await submitButton(form).click();
  const { fields, uploads } = await receiver.nextPost();
  expect(fields.file).toBe('IMG_1.JPG');
  const [upload] = uploads;
  expect(upload).toMatchObject({ field: 'attachment', name: 'IMG_1.JPG', type: 'image/jpeg' });
  const content = upload?.content ?? Buffer.alloc(0);
  const { width, height, exif, orientation } = await sharp(content).metadata();
  expect({ width, height, exif, orientation }).toEqual({ width: 1200, height: 1600 });
  expect(content.length).toBeLessThan(photo.length / 4);
  await expect(fileField(form)).toHaveValue('');
});

/** Bytes per second. */
const SLOW = 128_000;
const FAST = 50_000_000;

/** The upload of a page, as fast as one says: to the inbox of the site itself, without the runner in between. */
async function uploadLine(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  return (uploadThroughput: number) =>
    devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
}

test('an upload over a slow connection shows how far it has come, can be stopped, and arrives', {
  tag: '@phone',
}, async ({ page }) => {
  const setSpeed = await uploadLine(page);
  const form = await openForm(page, reportIssue);
  await fillIn(form, reportIssue);
  // From the disk, because the content of a buffer travels to the browser.
  const large = test.info().outputPath('papers.pdf');
  await writeFile(large, '');
  await truncate(large, 9_500_000);
  await fileField(form).setInputFiles(large);
  const percent = form.getByText(sentence(words.common.sending.progress, { percent: '[1-9]\\d?' }));
  await setSpeed(SLOW);
  await submitButton(form).click();
  await expect(percent).toBeVisible();

  await form.getByRole('button', { name: words.common.sending.cancel }).click();
  await expect(form.getByText(sentence(words.common.fallback.cancelled))).toBeVisible();
  await expect(form.getByText(words.common.fallback.unsure)).toHaveCount(0);
  await expect(page.getByText(words.common.toasts.failure)).toHaveCount(0);
  await expect(control(form, reportIssue, 'description')).not.toHaveValue('');
  await expect(submitButton(form)).toBeFocused();

  await submitButton(form).click();
  await expect(percent).toBeVisible();
  const bar = form.getByRole('progressbar');
  await expect(bar).toHaveJSProperty('max', 100);
  expect(await bar.evaluate((element: HTMLProgressElement) => element.value)).toBeLessThan(100);
  await setSpeed(FAST);
  await expect(successIn(page)).toBeVisible();
  await expect(bar).toHaveCount(0);
});

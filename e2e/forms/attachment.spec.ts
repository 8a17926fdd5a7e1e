import { once } from 'node:events';
import { truncate, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator } from 'playwright/test';
import sharp from 'sharp';
import { forms as words } from '@/content/forms';
import { sentence } from '../support/sentence';
import { formEndpoint, test } from '../support/test';
import { reportIssue } from './cases';
import { control, fillIn, openForm, submitButton, successIn } from './form-page';

const fileField = (form: Locator) => control(form, reportIssue, 'file');

/** A typical phone photo: large, rotated by metadata, with its location. */
async function phonePhoto(): Promise<Buffer> {
  const width = 4000;
  const height = 3000;
  const scene = await sharp({
    create: {
      width: 250,
      height: 188,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 120, sigma: 60 },
    },
  })
    .resize(width, height)
    .png()
    .toBuffer();
  return await sharp(scene)
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 48/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 98 })
    .toBuffer();
}

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

/** A service that receives a part of a message, and the rest on demand. */
async function startBlockedLine(bytes: number) {
  let open = false;
  const requests: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    requests.push(request);
    let taken = 0;
    request.on('data', (chunk: Buffer) => {
      taken += chunk.length;
      if (!open && taken > bytes) request.pause();
    });
    request.on('end', () => response.end('{"success":"true"}'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    letThrough() {
      open = true;
      for (const request of requests) request.resume();
    },
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test.describe('on a slow connection', { tag: '@phone' }, () => {
  const slow = test.extend<{ line: Awaited<ReturnType<typeof startBlockedLine>>; form: Locator }>({
    line: async ({ context }, use) => {
      const line = await startBlockedLine(1_000_000);
      await context.route(formEndpoint, (route) =>
        route.continue({ url: `${line.origin}/_inbox/x` }),
      );
      await use(line);
      line.close();
    },
    form: async ({ page, line }, use) => {
      expect(line.requests).toEqual([]);
      const form = await openForm(page, reportIssue);
      await fillIn(form, reportIssue);
      // From the disk, because the content of a buffer travels to the browser.
      const large = test.info().outputPath('papers.pdf');
      await writeFile(large, '');
      await truncate(large, 9_500_000);
      await fileField(form).setInputFiles(large);
      await submitButton(form).click();
      await expect(
        form.getByText(sentence(words.common.sending.progress, { percent: '[1-9]\\d?' })),
      ).toBeVisible();
      await use(form);
    },
  });

  slow('an upload shows how far it has come, and arrives', async ({ page, line, form }) => {
    const bar = form.getByRole('progressbar');
    await expect(bar).toHaveJSProperty('max', 100);
    const before = await bar.evaluate((element: HTMLProgressElement) => element.value);
    expect(before).toBeLessThan(100);
    line.letThrough();
    await expect(successIn(page)).toBeVisible();
    await expect(bar).toHaveCount(0);
    expect(line.requests).toHaveLength(1);
  });

  slow('an upload can be stopped, and nothing typed is lost', async ({ page, line, form }) => {
    await form.getByRole('button', { name: words.common.sending.cancel }).click();
    await expect(form.getByText(sentence(words.common.fallback.cancelled))).toBeVisible();
    await expect(form.getByText(words.common.fallback.unsure)).toHaveCount(0);
    await expect(control(form, reportIssue, 'description')).not.toHaveValue('');
    await expect(submitButton(form)).toBeEnabled();
    await expect(submitButton(form)).toBeFocused();
    expect(line.requests).toHaveLength(1);
    await expect(page.getByText(words.common.toasts.failure)).toHaveCount(0);
  });
});

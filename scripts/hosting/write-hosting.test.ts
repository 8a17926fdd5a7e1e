/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writeStubs } from './write-hosting';

jest.mock('./deleted-pages', () => ({
  ...jest.requireActual('./deleted-pages'),
  deletedPages: [{ from: '/blog/old', to: '/about/blog' }],
}));

test('the page of a deleted address redirects, in every encoding', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'stubs-'));
  await writeStubs(folder, 'https://nectarine.example');
  const read = (ending: string) => readFileSync(path.join(folder, `blog/old.html${ending}`));
  const html = read('');
  expect(html.toString()).toContain('content="0; url=https://nectarine.example/about/blog"');
  expect(brotliDecompressSync(read('.br'))).toEqual(html);
  expect(gunzipSync(read('.gz'))).toEqual(html);
  rmSync(folder, { recursive: true });
});

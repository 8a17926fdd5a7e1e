/** @jest-environment node */
import path from 'node:path';
import sharp from 'sharp';
import { sampleSite as site } from '@/lib/fixtures/sample-site';
import { webManifest } from './web-manifest';

const manifest = webManifest(site);
const { icons = [], screenshots = [], shortcuts = [] } = manifest;
const fileOf = (src: string) => path.resolve('public', `.${src}`);

test('the shortcuts lead to tracking, a quote and the calculator', () => {
  const pages = shortcuts.map(({ url }) => site.pageAt(url)?.id);
  expect(pages).toEqual(['tracking', 'get-quote', 'help/shipping-tools']);
});

test('icons and screenshots have the sizes that the manifest states', async () => {
  const shortcutIcons = shortcuts.flatMap((shortcut) => shortcut.icons ?? []);
  for (const { src, sizes, type } of [...icons, ...shortcutIcons, ...screenshots]) {
    const { width, height, format } = await sharp(fileOf(src)).metadata();
    if (sizes !== 'any') expect([src, `${width}x${height}`]).toEqual([src, sizes]);
    expect([src, type?.includes(String(format))]).toEqual([src, true]);
  }
});

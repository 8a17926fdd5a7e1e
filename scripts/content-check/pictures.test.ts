/** @jest-environment node */
import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { checkPictures } from './pictures';

const file = 'content/about/example.ts';
const contentFile = (name: string, content: object) => ({ file: name, content }) as ContentFile;

const problemsOf = (src: string) =>
  checkPictures(
    [
      contentFile('content/site.ts', { imageHosts: ['images.example.com'] }),
      contentFile(file, { photo: { src, alt: 'Two cranes over a quay', width: 900, height: 600 } }),
    ],
    '.',
  );

test('a photograph may be on a host that the site allows', async () => {
  expect(await problemsOf('https://images.example.com/quay?width=900')).toEqual([]);
});

test('reports a photograph on any other host', async () => {
  expect(await problemsOf('https://elsewhere.example.com/quay.webp')).toEqual([
    {
      file,
      field: ['photo', 'src'],
      found: 'is on elsewhere.example.com',
      fix: expect.stringContaining('imageHosts'),
    },
  ]);
});

import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import world from '@/content/schema/world.json';
import { folder, limitOf, widthsOf } from './encode';

const pictures = [
  ...Object.keys(world.scenes).map((name) => ({ name, kind: 'scene' as const })),
  ...Object.keys(world.objects).map((name) => ({ name, kind: 'object' as const })),
];
const files = pictures.flatMap(({ name, kind }) =>
  widthsOf(kind).flatMap((width) =>
    (['avif', 'webp'] as const).map((format) => ({
      file: `${name}-${width}.${format}`,
      limit: limitOf(kind, width, format),
    })),
  ),
);

test('public/world has the files of the pictures in content/schema/world.json, and no others', () => {
  expect(readdirSync(folder).sort()).toEqual(files.map(({ file }) => file).sort());
});

test('each file is within the limit of its kind and width', () => {
  const tooLarge = files.filter(
    ({ file, limit }) => statSync(path.join(folder, file)).size > limit,
  );
  expect(tooLarge).toEqual([]);
});

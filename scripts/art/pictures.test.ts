import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import world from '@/content/schema/world.json';
import { folder, limitOf, sizesOf } from './encode';

const pictures = [
  ...Object.keys(world.scenes).map((name) => ({ name, kind: 'scene' as const })),
  ...Object.keys(world.objects).map((name) => ({ name, kind: 'object' as const })),
  ...Object.keys(world.views).map((name) => ({ name, kind: 'view' as const })),
];
const files = pictures.flatMap(({ name, kind }) =>
  sizesOf(kind).flatMap((size) =>
    (['avif', 'webp'] as const).map((format) => ({
      file: `${name}-${size}.${format}`,
      limit: limitOf(name, kind, size, format),
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

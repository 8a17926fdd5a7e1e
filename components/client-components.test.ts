import { readdirSync, readFileSync } from 'node:fs';

/**
 * Where client components may be: in islands and what they share, in the starter of behaviors, in the
 * reference, and in Next's error pages. Anywhere else a build would never hydrate them.
 */
const leaves =
  /^components\/(?:islands|forms|behaviors|reference)\/|^app\/(?:\[\[\.\.\.path\]\]\/|global-)error\.tsx$/;

test('client components are leaves', () => {
  const files = ['app', 'components', 'lib'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const client = files.filter((file) => /^['"]use client['"]/m.test(readFileSync(file, 'utf8')));
  expect(client).toContain('components/islands/price/price.tsx');
  expect(client.filter((file) => !leaves.test(file))).toEqual([]);
});

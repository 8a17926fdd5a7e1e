/** @jest-environment node */
import { readdirSync } from 'node:fs';
import { build } from 'esbuild';

const folders = (room: string) =>
  readdirSync(room, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${room}/${name}/${name}`);

/** What the browser gets of an island or a behavior, file by file, but for its styles. */
async function sourcesOf(entry: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [`./${entry}`],
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    external: ['react', 'react-dom', 'zod'],
    loader: { '.scss': 'empty' },
  });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : [])),
  );
}

// Words and figures come by props, each page's own: a module of content would bring all of it along.
test.each([...folders('components/islands'), ...folders('components/behaviors')])(
  '%s brings no content into the browser',
  async (entry) => {
    const sources = await sourcesOf(entry);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((file) => /^content\/(?!schema\/)/.test(file))).toEqual([]);
  },
);

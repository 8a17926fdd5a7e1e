import { readdirSync } from 'node:fs';
import { build } from 'esbuild';

const entriesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}/${name}`);

/** The files that an island or a behavior brings into the browser, except styles. */
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

/** The accessor to the site, content, its schemas (except the names of form fields), and what imports them. */
const buildOnly =
  /^(?:components\/current-site\/|content\/(?!schema\/form-fields\.ts$)|lib\/collections\/)/;

// Labels and figures arrive as props: importing one module of content would bring all of it along.
test.each([...entriesIn('components/islands'), ...entriesIn('components/behaviors')])(
  '%s ships neither content nor schemas to the browser',
  async (entry) => {
    const sources = await sourcesOf(entry);
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.filter((file) => buildOnly.test(file))).toEqual([]);
  },
);

/** @jest-environment node */
import { build } from 'esbuild';
import { esbuildOptions } from './esbuild-options';
import { minifyBundle } from './minify-script';
import { fromBase, plainReact } from './react-base';

const project = process.cwd();
const options = {
  project,
  sourceOf: () => ({ file: '', exported: '' }),
  styleModules: {},
};

/** The names of what a script imports from the base, before they are shortened. */
async function takenBy(contents: string): Promise<string[]> {
  const { outputFiles = [] } = await build({
    ...esbuildOptions(options),
    stdin: { contents, resolveDir: project },
    plugins: [fromBase(options)],
  });
  const texts = await Promise.all(outputFiles.map(({ text }) => minifyBundle(text, options)));
  return [...new Set(texts.join().match(/\br\d_\w+/g))].sort();
}

test('a script imports only the React exports it uses, under any name', async () => {
  expect(
    await takenBy("import { useRef } from 'react'; import * as R from 'react'; R.useId(useRef);"),
  ).toEqual(['r0_useId', 'r0_useRef']);
});

test('a library that inspects or copies React does not import all of it', async () => {
  const taken = await takenBy("import { Combobox } from '@headlessui/react'; Combobox();");
  expect(taken).toEqual(expect.arrayContaining(['r0_useId', 'r0_useSyncExternalStore']));
  for (const whole of ['r0_addTransitionType', 'r0_default']) expect(taken).not.toContain(whole);
});

test.each([
  'const head = text.slice(0, end).trim() + list?.(0, end).length;',
  'const found="size"in box?(b=>b.size)(box):0;',
])('leaves %s, which is not an import of React', (text) => {
  expect(plainReact(text)).toBe(text);
});

test("React's own packages do not import all of React", async () => {
  const taken = await takenBy(
    "import { useSyncExternalStoreWithSelector as use } from 'use-sync-external-store/with-selector'; use();",
  );
  expect(taken).toEqual([
    'r0_useDebugValue',
    'r0_useEffect',
    'r0_useMemo',
    'r0_useRef',
    'r0_useSyncExternalStore',
  ]);
});

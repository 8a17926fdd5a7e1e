/** @jest-environment node */
import { baseBundle, islandBundle } from './bundle';
import { chunkGraph } from './chunk-graph';
import { readModules, writeModules } from './chunk-modules';

const OPENING = '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([';
const SELF = '"object"==typeof document?document.currentScript:void 0';
const chunk = (...entries: string[]) => `${OPENING}${[SELF, ...entries].join(',')}]);`;

/** Three islands of one route: two share a library, one of them loads a chart later. */
const files = {
  '/_next/base.js': chunk('1,e=>{"react"}'),
  '/_next/turbopack.js': '(()=>{"runtime"})();',
  '/_next/islands.js': chunk('10,e=>{e.i(1)}', '20,e=>{e.i(30)}', '21,22,e=>{e.i(30),e.A(40000)}'),
  '/_next/library.js': chunk('30,e=>{e.i(31)}', '31,e=>{"is-open"}', '32,e=>{"for the chart"}'),
  '/_next/later.js': chunk('4e4,e=>{e.i(32)}'),
};
const graph = chunkGraph(Object.entries(files));
const islands = (...roots: number[]) =>
  islandBundle(graph, ['/_next/islands.js', '/_next/library.js'], roots);
const idsIn = (text: string) => readModules(text)?.flatMap(({ ids }) => ids);

describe('a chunk', () => {
  test('stays the same when it is read and written', () => {
    const text = files['/_next/islands.js'];
    expect(writeModules(readModules(text) ?? [])).toBe(text);
  });

  test('keeps modules with one factory together', () => {
    const groups = readModules(files['/_next/islands.js']) ?? [];
    expect(groups.map(({ ids }) => ids)).toEqual([[10], [20], [21, 22]]);
  });

  test.each(['(()=>{"runtime"})()', chunk('"name",e=>{}'), chunk('1,{}')])(
    'of another make is not taken apart: %s',
    (text) => expect(readModules(text)).toBeNull(),
  );
});

describe('the islands of a page', () => {
  test('hold what its components import and nothing else', () => {
    expect(idsIn(islands(20).text)).toEqual([20, 30, 31]);
  });

  test('hold what is needed only by a module that is loaded later', () => {
    expect(idsIn(islands(22).text)).toEqual([21, 22, 30, 31, 32]);
  });

  test('leave the base to its own file', () => {
    expect(idsIn(islands(10).text)).toEqual([10]);
  });

  test('hold a module once, though two chunks have it', () => {
    const twice = ['/_next/islands.js', '/_next/islands.js'];
    expect(idsIn(islandBundle(graph, twice, [10]).text)).toEqual([10]);
  });

  test('have the same address on pages with the same components', () => {
    expect(islands(20).url).toBe(islands(20).url);
    expect(islands(20).url).not.toBe(islands(10).url);
  });

  test('tell the names of the states that they may bring about', () => {
    expect(islands(20).names).toContain('.is-open');
    expect(islands(10).names).not.toContain('.is-open');
  });
});

test('in the base, each chunk says its own path, for its file has another', () => {
  const { text } = baseBundle(graph, ['/_next/base.js', '/_next/turbopack.js']);
  expect(text).toBe(`${OPENING}"base.js",1,e=>{"react"}]);\n(()=>{"runtime"})();`);
});

import { classify } from './classify';
import { excerpt, type Problem } from './problem';
import { readTags, type Tag } from './read-tags';
import type { Edit } from './splice';

/** What the finishing step takes from a page that Next exported. */
export type PageShape = {
  /** Paths of the stylesheets, in their order. */
  stylesheets: string[];
  /** Paths of the scripts, in their order, each once. */
  chunks: string[];
  /** The inline script that names Next's entry to Turbopack's runtime. */
  runtime: string;
  /** Paths of the chunks that the runtime waits for, on every page the same. */
  baseChunks: string[];
  /** The page's flight data. */
  flight: string;
  /** How often flight data announces its start. */
  flightStarts: number;
  /** The page's own speculation rules, which a policy has to allow. */
  speculationRules: string[];
  /** Names in the page that a selector can ask for: `.card`, `#main`, `table`. */
  names: Set<string>;
  /** Whether anything in the page ever needs React. */
  hasIsland: boolean;
  /** Cuts that take Next's stylesheets and scripts out. */
  cuts: Edit[];
  /** Offset behind `<meta charset>`, where the policy goes. */
  afterCharset: number;
  /** Offset of `</head>`. */
  headEnd: number;
};

type Report = (expected: string, found: string) => void;

const emptyShape = (): PageShape => ({
  stylesheets: [],
  chunks: [],
  runtime: '',
  baseChunks: [],
  flight: '',
  flightStarts: 0,
  speculationRules: [],
  names: new Set(),
  hasIsland: false,
  cuts: [],
  afterCharset: 0,
  headEnd: 0,
});

function take(shape: PageShape, tag: Tag, source: string, report: Report): void {
  const role = classify(tag);
  if (role.kind === 'unknown') report(role.expected, source);
  else if (role.kind === 'speculation-rules') shape.speculationRules.push(tag.text);
  else if (role.kind !== 'keep') {
    shape.cuts.push({ start: tag.start, end: tag.end, text: '' });
    if (role.kind === 'stylesheet') shape.stylesheets.push(role.url);
    if (role.kind === 'chunk' && !shape.chunks.includes(role.url)) shape.chunks.push(role.url);
    if (role.kind === 'runtime') {
      shape.runtime = tag.text;
      shape.baseChunks = role.otherChunks;
    }
    if (role.kind === 'flight') {
      const [kind, text = ''] = role.entry;
      if (kind === 0) shape.flightStarts += 1;
      shape.flight += text;
    }
  }
}

function readNames(names: Set<string>, { name, attributes }: Tag): void {
  names.add(name);
  if (attributes.id) names.add(`#${attributes.id}`);
  for (const one of attributes.class?.split(/\s+/) ?? []) names.add(`.${one}`);
}

function checkAttributes({ attributes }: Tag, source: string, report: Report): void {
  for (const name in attributes) {
    if (name === 'style' || name.startsWith('on'))
      report(`no ${name} attribute, for the policy forbids what it holds`, source);
    if (/^\s*javascript:/i.test(attributes[name] ?? ''))
      report('no javascript: address, for the policy forbids it', source);
  }
}

function checkWhole(shape: PageShape, html: string, report: Report): void {
  const beginning = html.slice(0, 400);
  if (shape.headEnd === 0) report('a head with an end tag', beginning);
  if (shape.afterCharset === 0) report('<meta charset>', beginning);
  if (shape.chunks.length === 0) report('scripts under /_next/static/chunks/', 'none');
  if (shape.runtime === '') report('script#_R_', 'none');
  if (shape.flightStarts !== 1 || shape.flight === '')
    report('flight data that begins once', `${shape.flightStarts} times ${shape.flight}`);
}

/**
 * Reads a page as Next exported it.
 *
 * @param page the file's name, for messages
 * @param problems gets an entry for everything in the page that is not of the known shape
 */
export function readPage(page: string, html: string, problems: Problem[]): PageShape {
  const shape = emptyShape();
  const report: Report = (expected, found) => {
    problems.push({ page, expected, found: excerpt(found) });
  };

  const onTag = (tag: Tag) => {
    const source = html.slice(tag.start, tag.end);
    take(shape, tag, source, report);
    readNames(shape.names, tag);
    checkAttributes(tag, source, report);
    if (tag.attributes['data-island'] !== undefined) shape.hasIsland = true;
    if (tag.name === 'meta' && tag.attributes.charset !== undefined) shape.afterCharset = tag.end;
  };
  const onEndTag = (name: string, start: number) => {
    if (name === 'head') shape.headEnd = start;
  };
  readTags(html, { onTag, onEndTag });
  checkWhole(shape, html, report);
  return shape;
}

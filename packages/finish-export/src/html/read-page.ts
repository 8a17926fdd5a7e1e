import { type Diagnostic, excerpt } from '../report/diagnostic';
import { roleOf } from './next-tags';
import { readTags, type Tag } from './read-tags';
import type { Edit } from './splice';

/** A part of a page that has a script of its own. */
export type IslandTag = {
  /** `island`: a React component. `behavior`: a function that gets the element. */
  kind: 'island' | 'behavior';
  name: string;
  props: string;
  /** Whether it hydrates with another island, never by itself. */
  along: boolean;
  start: number;
  end: number;
};

/** What the finishing step takes from a page that Next exported. */
export type PageShape = {
  stylesheets: string[];
  islands: IslandTag[];
  classes: Set<string>;
  cuts: Edit[];
  /** Offset after `<meta charset>`, where the policy goes. */
  afterCharset: number;
  /** Offset of `</head>`. */
  headEnd: number;
};

type Report = (expected: string, found: string, fix: string) => void;

/**
 * An id that `useId` of a client component wrote. In an island it would differ in the browser, where
 * each root counts from the start again; elsewhere nothing hydrates it. A test fails when Next's
 * React writes another format.
 */
export const REACT_ID = /(?:^|[\s-])_R_\w*_(?:\s|$)/;

function readElement(shape: PageShape, tag: Tag, source: string, report: Report): void {
  const role = roleOf(tag);
  if (role.kind === 'unknown') report(role.expected, source, role.fix);
  else if (role.kind !== 'keep') {
    shape.cuts.push({ start: tag.start, end: tag.end, text: '' });
    if (role.kind === 'stylesheet') shape.stylesheets.push(role.url);
  }
}

function readIsland(shape: PageShape, tag: Tag, source: string, report: Report): void {
  const { 'data-island': island, 'data-behavior': behavior, ...others } = tag.attributes;
  const name = island ?? behavior;
  const props = others['data-props'];
  if (name === undefined || props === undefined) {
    report('an island-root with its name and props', source, 'write it with <Island of=…>');
    return;
  }
  const along = others['data-wake'] === 'along';
  const kind = island === undefined ? 'behavior' : 'island';
  shape.islands.push({ kind, name, props, along, start: tag.start, end: tag.end });
}

function checkAttributes(
  { name, attributes }: Tag,
  source: string,
  isInIsland: boolean,
  report: Report,
): void {
  for (const [attribute, value] of Object.entries(attributes)) {
    if (attribute === 'style' || attribute.startsWith('on'))
      report(
        `no ${attribute} attribute`,
        source,
        'the policy forbids it: use a class or an island',
      );
    if (/^\s*javascript:/i.test(value))
      report('no javascript: address', source, 'the policy forbids it: use a real address');
    if (isInIsland && name !== 'script' && REACT_ID.test(value))
      report('no id made by useId', source, 'give the element an id of its own, by a prop');
  }
}

function checkWhole(shape: PageShape, html: string, report: Report): void {
  const found = html.slice(0, 400);
  const fix = 'compare the page with html/next-page.fixture.ts';
  if (shape.headEnd === 0) report('a head with an end tag', found, fix);
  if (shape.afterCharset === 0) report('<meta charset>', found, fix);
  if (shape.stylesheets.length === 0) report('a stylesheet of Next', found, fix);
}

/** @param problems gets an entry for everything in the page that is not of the known shape */
export function readPage(page: string, html: string, problems: Diagnostic[]): PageShape {
  const shape: PageShape = {
    stylesheets: [],
    islands: [],
    classes: new Set(),
    cuts: [],
    afterCharset: 0,
    headEnd: 0,
  };
  const report: Report = (expected, found, fix) => {
    problems.push({ where: page, expected, found: excerpt(found), fix });
  };

  let islandsAround = 0;
  const onTag = (tag: Tag) => {
    const source = html.slice(tag.start, tag.end);
    readElement(shape, tag, source, report);
    for (const name of tag.attributes.class?.split(/\s+/) ?? []) shape.classes.add(name);
    if (tag.name === 'island-root') {
      islandsAround++;
      readIsland(shape, tag, source, report);
    } else checkAttributes(tag, source, islandsAround > 0, report);
    if (tag.name === 'meta' && tag.attributes.charset !== undefined) shape.afterCharset = tag.end;
  };
  const onEndTag = (name: string, start: number) => {
    if (name === 'head') shape.headEnd = start;
    if (name === 'island-root') islandsAround--;
  };
  readTags(html, { onTag, onEndTag });
  checkWhole(shape, html, report);
  return shape;
}

import { type FlightRow, splitRows } from './flight';

const STYLESHEET_HINT = /^:HL\["[^"]*\.css[^"]*","style"/;
const REFERENCE = /"\$[A-Za-z@]?([\da-f]+)(?=[":])/g;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `["$","link",key,{"rel":"stylesheet",…}]`: an element, as flight data writes it. */
function isStylesheet(value: unknown): boolean {
  if (!Array.isArray(value)) return false;
  const [mark, name, , props] = value;
  return mark === '$' && name === 'link' && isRecord(props) && props.rel === 'stylesheet';
}

function pruneValue(_key: string, value: unknown): unknown {
  if (isStylesheet(value)) return null;
  return isRecord(value) && 'parallelRouterKey' in value
    ? { ...value, notFound: '$undefined' }
    : value;
}

/** Only these rows are parsed: all others hold nothing to prune. */
const isPrunable = (text: string) => /"rel":"stylesheet"|"notFound":\[/.test(text);

function pruneRow(row: FlightRow): FlightRow {
  const json = row.text.slice(row.id.length + 1);
  if (!/^[[{]/.test(json) || !isPrunable(json)) return row;
  const pruned = JSON.stringify(JSON.parse(json, pruneValue));
  return { id: row.id, text: `${row.id}:${pruned}\n` };
}

function reachableRows(rows: readonly FlightRow[]): Set<string> {
  const reached = new Set(['', '0']);
  const references = new Map<string, string[]>();
  for (const { id, text } of rows) {
    const found = [...text.matchAll(REFERENCE)].map(([, to = '']) => to);
    references.set(id, [...(references.get(id) ?? []), ...found]);
  }
  // A set's iteration goes on to what is added while it runs.
  for (const id of reached) for (const to of references.get(id) ?? []) reached.add(to);
  return reached;
}

/**
 * Takes out of a page's flight data what its visitor already has or never sees: the stylesheets,
 * for the page has them inline, and the not-found page, which Next packs into each page in case
 * a client component calls for it. Rows that only these refer to go with them.
 */
export function pruneFlight(flight: string): FlightRow[] {
  const rows = splitRows(flight)
    .filter(({ id, text }) => id !== '' || !STYLESHEET_HINT.test(text))
    .map(pruneRow);
  const reached = reachableRows(rows);
  return rows.filter(({ id }) => reached.has(id));
}

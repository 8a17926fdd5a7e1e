const PUSH = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s;

/** An entry of flight data: the start, or a piece of the stream's text. */
export type FlightEntry = [0] | [1, string];

/** Reads an inline script that pushes flight data; null when it is anything else. */
export function readFlightScript(script: string): FlightEntry | null {
  const [, json] = script.match(PUSH) ?? [];
  if (json === undefined) return null;
  try {
    const entry: unknown[] = JSON.parse(json);
    if (entry.length === 1 && entry[0] === 0) return [0];
    const [kind, text] = entry;
    return entry.length === 2 && kind === 1 && typeof text === 'string' ? [1, text] : null;
  } catch {
    return null;
  }
}

/** A row of flight data, as it stands in the stream. Hints have no id. */
export type FlightRow = { id: string; text: string };

const LINE_BREAK = 10;

/**
 * Splits flight data into its rows, so that putting their texts together gives it back. A row ends
 * with its line, but for rows of text (`1f:T14e9,…`), which say their length in bytes.
 */
export function splitRows(flight: string): FlightRow[] {
  const bytes = Buffer.from(flight);
  const rows: FlightRow[] = [];
  let start = 0;
  while (start < bytes.length) {
    const colon = bytes.indexOf(':', start);
    const header = bytes.toString('latin1', colon + 1, colon + 12).match(/^T([\da-f]+),/);
    const lineEnd = bytes.indexOf(LINE_BREAK, start);
    let end = lineEnd === -1 ? bytes.length : lineEnd + 1;
    if (header?.[1] !== undefined)
      end = colon + 1 + header[0].length + Number.parseInt(header[1], 16);
    rows.push({
      id: bytes.toString('latin1', start, colon),
      text: bytes.toString('utf8', start, end),
    });
    start = end;
  }
  return rows;
}

/** Ids of the client components that rows such as `8:I[32118,["$2"],"Log"]` bring. */
export function clientModules(rows: readonly FlightRow[]): number[] {
  const ids = rows.flatMap(({ text }) => text.match(/^[\da-f]+:I\[(\d+),/)?.[1] ?? []);
  return [...new Set(ids.map(Number))].sort((a, b) => a - b);
}

/** Names of classes and elements that rows bring, as a selector asks for them. */
export function namesIn(rows: readonly FlightRow[]): Set<string> {
  const names = new Set<string>();
  for (const { text } of rows) {
    for (const [, classes = ''] of text.matchAll(/"className":"([^"]*)"/g))
      for (const name of classes.split(/\s+/)) names.add(`.${name}`);
    for (const [, tag = ''] of text.matchAll(/\["\$","([a-zA-Z][\w-]*)"/g))
      names.add(tag.toLowerCase());
  }
  return names;
}

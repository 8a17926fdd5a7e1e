import { type FlightEntry, readFlightScript } from './flight';
import type { Tag } from './read-tags';

/** What an element of a page that Next wrote is to the finishing step. */
export type Role =
  | { kind: 'keep' }
  | { kind: 'drop' }
  | { kind: 'speculation-rules' }
  | { kind: 'stylesheet'; url: string }
  | { kind: 'chunk'; url: string }
  | { kind: 'runtime'; otherChunks: string[] }
  | { kind: 'flight'; entry: FlightEntry }
  | { kind: 'unknown'; expected: string };

const CHUNK = /^\/_next\/static\/chunks\/[^?#]+\.(?:js|css)$/;
const RUNTIME =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s;
/** Scripts that are data to a browser; no policy concerns them. */
const DATA_BLOCKS = new Set(['application/ld+json', 'application/json']);

const unknown = (expected: string): Role => ({ kind: 'unknown', expected });

function classifyRuntime(text: string): Role {
  const [, json = '{}'] = text.match(RUNTIME) ?? [];
  const { otherChunks }: { otherChunks?: unknown } = JSON.parse(json);
  return Array.isArray(otherChunks) && otherChunks.every((chunk) => typeof chunk === 'string')
    ? { kind: 'runtime', otherChunks: otherChunks.map((chunk) => `/_next/${chunk}`) }
    : unknown('script#_R_ that pushes otherChunks to TURBOPACK');
}

function classifyScript({ attributes, text }: Tag): Role {
  const { async, id, nomodule, src, type } = attributes;
  if (type !== undefined && DATA_BLOCKS.has(type)) return { kind: 'keep' };
  if (type === 'speculationrules') return { kind: 'speculation-rules' };
  if (nomodule !== undefined) return { kind: 'drop' };
  if (src !== undefined) {
    return CHUNK.test(src) && async !== undefined
      ? { kind: 'chunk', url: src }
      : unknown('an async script under /_next/static/chunks/');
  }
  if (id === '_R_') return classifyRuntime(text);
  const entry = readFlightScript(text);
  return entry
    ? { kind: 'flight', entry }
    : unknown('a script that pushes flight data to __next_f, or a data block');
}

function classifyLink({ attributes }: Tag): Role {
  const { as, href = '' } = attributes;
  const rel = attributes.rel?.toLowerCase();
  if (rel === 'modulepreload') return { kind: 'drop' };
  if (rel === 'preload' && (as === 'script' || as === 'style')) return { kind: 'drop' };
  if (rel !== 'stylesheet') return { kind: 'keep' };
  return CHUNK.test(href) && attributes['data-precedence'] !== undefined
    ? { kind: 'stylesheet', url: href }
    : unknown('a stylesheet under /_next/static/chunks/ with data-precedence');
}

/** Tells what the finishing step has to do with an element. */
export function classify(tag: Tag): Role {
  if (tag.name === 'script') return classifyScript(tag);
  if (tag.name === 'link') return classifyLink(tag);
  if (tag.name === 'style') return unknown('no style element: styles belong in stylesheets');
  return { kind: 'keep' };
}

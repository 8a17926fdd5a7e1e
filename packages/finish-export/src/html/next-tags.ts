import type { Tag } from './read-tags';

type Role =
  | { kind: 'keep' }
  | { kind: 'drop' }
  | { kind: 'stylesheet'; url: string }
  | { kind: 'unknown'; expected: string; fix: string };

const CHUNK = /^\/_next\/static\/chunks\/[^?#]+\.(?:js|css)$/;
/** The flight data that Next's scripts would read. */
const FLIGHT = /^\(?self\.__next_f(?:=self\.__next_f\|\|\[\]\))?\.push\(/;
/** Script types that are data, to which no policy applies. */
const DATA_BLOCKS = new Set(['application/ld+json', 'application/json']);

const SCRIPT_FIX =
  'make it an island or a behavior; if Next wrote it, teach html/next-tags.ts what it is';

const unknown = (expected: string, fix: string): Role => ({ kind: 'unknown', expected, fix });

function roleOfScript({ attributes, text }: Tag): Role {
  const { async, id, nomodule, src, type } = attributes;
  if (type !== undefined && DATA_BLOCKS.has(type)) return { kind: 'keep' };
  const isNexts =
    src === undefined
      ? id === '_R_' || FLIGHT.test(text)
      : CHUNK.test(src) && (async !== undefined || nomodule !== undefined);
  return isNexts
    ? { kind: 'drop' }
    : unknown("a script of Next's (an async chunk, script#_R_, __next_f), or data", SCRIPT_FIX);
}

function roleOfLink({ attributes }: Tag): Role {
  const { as, href = '' } = attributes;
  const rel = attributes.rel?.toLowerCase();
  if (rel === 'modulepreload') return { kind: 'drop' };
  if (rel === 'preload' && (as === 'script' || as === 'style')) return { kind: 'drop' };
  // Would open a second connection to the site for fonts; the early ones are preloaded instead.
  if (rel === 'preconnect' && href === '/') return { kind: 'drop' };
  if (rel !== 'stylesheet') return { kind: 'keep' };
  return CHUNK.test(href) && attributes['data-precedence'] !== undefined
    ? { kind: 'stylesheet', url: href }
    : unknown(
        'a stylesheet under /_next/static/chunks/ with data-precedence',
        'import the stylesheet, so that Next bundles it',
      );
}

export function roleOf(tag: Tag): Role {
  if (tag.name === 'script') return roleOfScript(tag);
  if (tag.name === 'link') return roleOfLink(tag);
  if (tag.name === 'style')
    return unknown('no style element', 'move its rules into a stylesheet or a CSS module');
  return { kind: 'keep' };
}

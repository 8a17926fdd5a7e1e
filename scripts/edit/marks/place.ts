import { vercelStegaDecode, vercelStegaEncode } from '@vercel/stega';
import { markup } from '@/lib/text/running-text';
import type { Path } from '../../content-source/read';

/** The source of a text: a content file and the path of its field. */
export type Place = { file: string; path: Path };

/** The start of each mark. It does not occur in other ASCII text. */
const HEAD = '\u200b'.repeat(4);

/** Runs of invisible characters with one or more marks. */
const RUN = /(?:\u200b|\u200c|\u200d|\ufeff){8,}/g;

/** Encodes a place as invisible characters, to append to its text. */
export const markOf = ({ file, path }: Place): string =>
  vercelStegaEncode(`${file.slice('content/'.length, -'.ts'.length)}:${path.join('.')}`);

/** A piece of running text, and the end of its words. */
const piece = new RegExp(`${markup.source}|(?:(?!${markup.source})[^])+`, 'g');
const end = /\]\(\S+\)$|\*\*$|<\/abbr>$|$/;

/** A text with its place. In running text, each piece has it. */
export const marked = (text: string, place: Place): string =>
  text.replace(piece, (one) => one.replace(end, `${markOf(place)}$&`));

const keyOf = (key: string) => (/^\d+$/.test(key) ? Number(key) : key);

function placeOf(mark: string): Place[] {
  const written = vercelStegaDecode<string>(HEAD + mark);
  const [file, path = ''] = written?.split(':') ?? [];
  return file ? [{ file: `content/${file}.ts`, path: path.split('.').map(keyOf) }] : [];
}

/** All places that a text is combined from, in order. */
export const placesIn = (text: string): Place[] =>
  (text.match(RUN) ?? []).flatMap((run) => run.split(HEAD).filter(Boolean).flatMap(placeOf));

export const marksIn = (text: string): string => (text.match(RUN) ?? []).join('');

export const withoutMarks = (text: string): string => text.replace(RUN, '');

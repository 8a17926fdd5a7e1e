import { vercelStegaDecode, vercelStegaEncode } from '@vercel/stega';
import type { Path } from '../../content-source/read';

/** Where a text comes from: a content file and the way to the field in it. */
export type Place = { file: string; path: Path };

/** Each mark begins with this. In ASCII text it occurs nowhere else. */
const HEAD = '\u200b'.repeat(4);

/** Runs of characters that nobody sees, in which marks stand one after the other. */
const RUN = /(?:\u200b|\u200c|\u200d|\ufeff){8,}/g;

/** A place as invisible characters, to stand behind the text that comes from there. */
export const markOf = ({ file, path }: Place): string =>
  vercelStegaEncode(`${file.slice('content/'.length, -'.ts'.length)}:${path.join('.')}`);

const keyOf = (key: string) => (/^\d+$/.test(key) ? Number(key) : key);

function placeOf(mark: string): Place[] {
  const written = vercelStegaDecode<string>(HEAD + mark);
  const [file, path = ''] = written?.split(':') ?? [];
  return file ? [{ file: `content/${file}.ts`, path: path.split('.').map(keyOf) }] : [];
}

/** All places that a text is put together from, in their order in it. */
export const placesIn = (text: string): Place[] =>
  (text.match(RUN) ?? []).flatMap((run) => run.split(HEAD).filter(Boolean).flatMap(placeOf));

/** The marks of a text, without the text. */
export const marksIn = (text: string): string => (text.match(RUN) ?? []).join('');

/** A text as visitors read it. */
export const withoutMarks = (text: string): string => text.replace(RUN, '');

import { readSetting } from './settings';

/** A face that the site ships. */
export type Face = {
  /** What styles call it, and the weight that they ask for. */
  family: string;
  weight: string;
  /** Where its letters stand on the face's own axis of weights. */
  drawn: number;
  /** Its name in `public/fonts/`. */
  file: string;
};

const unquoted = (text: string) => text.replace(/^["']|["']$/g, '');

/** The headings' faces, one for each weight, as styles/settings/_type.scss lists them. */
export function readFaces(): Face[] {
  const [family = ''] = new Map(readSetting('type', 'family')).get('display')?.split(', ') ?? [];
  return readSetting('type', 'display-faces').map(([weight, value]) => {
    const [drawn, file = ''] = value.split(', ');
    return { family: unquoted(family), weight, drawn: Number(drawn), file: unquoted(file) };
  });
}

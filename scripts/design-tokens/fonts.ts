import { readSetting } from './settings';

/** A font that the site ships. */
export type Font = {
  /** The key and the weight that styles use for it. */
  family: string;
  weight: string;
  /** The weight on the font's own axis at which it is drawn. */
  drawn: number;
  /** Its file name in `public/fonts/`. */
  file: string;
};

const unquoted = (text: string) => text.replace(/^["']|["']$/g, '');

/** The heading fonts, one per weight, from styles/settings/_type.scss. */
export function readFonts(): Font[] {
  const [family = ''] = new Map(readSetting('type', 'family')).get('display')?.split(', ') ?? [];
  return readSetting('type', 'display-faces').map(([weight, value]) => {
    const [drawn, file = ''] = value.split(', ');
    return { family: unquoted(family), weight, drawn: Number(drawn), file: unquoted(file) };
  });
}

import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { fontData } from './font-data.mjs';

/** Text as outlines, so that it looks the same on machines with other fonts. */
export type OutlineFont = {
  /** The width of a line, in multiples of its size. */
  widthOf: (text: string) => number;
  /** A line as SVG path data at size 1000, with the baseline at 0 and y pointing down. */
  outlineOf: (text: string) => string;
};

type Placed = { glyph: number; x: number; y: number };
type Line = { placed: readonly Placed[]; width: number };

/** Memoizes a function. */
function remembered<Key, Value>(work: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = work(key);
    known.set(key, value);
    return value;
  };
}

/** Opens the site's font at one weight. */
export async function openFont(weight: number): Promise<OutlineFont> {
  const face = new Face(new Blob(await fontData(weight)));
  const font = new Font(face);
  const scale = 1000 / face.upem;

  // Titles are tried at many sizes and widths and share most of their words.
  const shaped = remembered((text: string): Line => {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    let width = 0;
    const placed = buffer.getGlyphInfos().map(({ codepoint: glyph }, i) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {};
      const at = { glyph, x: width + xOffset, y: yOffset };
      width += xAdvance;
      return at;
    });
    return { placed, width };
  });
  const outline = remembered((glyph: number) => strokesOf(font.glyphToPath(glyph)));

  return {
    widthOf: (text) => shaped(text).width / face.upem,
    outlineOf: remembered((text) =>
      shaped(text)
        .placed.map(({ glyph, x, y }) => moved(outline(glyph), scale, x, y))
        .join(''),
    ),
  };
}

/** A path command and its points, x and y alternating. */
type Stroke = { command: string; values: readonly number[] };

const strokesOf = (outline: string): Stroke[] =>
  Array.from(outline.matchAll(/([MLQCZ])([^MLQCZ]*)/g), ([, command = '', values = '']) => ({
    command,
    values: values.split(/[ ,]+/).filter(Boolean).map(Number),
  }));

/** A glyph's outline at its position in a line; its y axis points up. */
const moved = (outline: readonly Stroke[], scale: number, x: number, y: number): string =>
  outline
    .map(
      ({ command, values }) =>
        command +
        values
          .map((value, i) => Math.round((i % 2 === 0 ? value + x : -(value + y)) * scale))
          .join(' '),
    )
    .join('');

import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { faceData } from './face-data.mjs';

/** Text as outlines: it looks the same on every machine, whatever faces that has. */
export type Typeface = {
  /** The width of a line, in units of its size. */
  widthOf: (text: string) => number;
  /** A line as SVG path data at size 1000, its baseline at 0, downwards positive. */
  outlineOf: (text: string) => string;
};

type Placed = { glyph: number; x: number; y: number };

/** Opens the site's own face at one weight. */
export async function openTypeface(weight: number): Promise<Typeface> {
  const face = new Face(new Blob(await faceData(weight)));
  const font = new Font(face);
  const scale = 1000 / face.upem;

  const shaped = (text: string): { placed: Placed[]; width: number } => {
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
  };

  return {
    widthOf: (text) => shaped(text).width / face.upem,
    outlineOf: (text) =>
      shaped(text)
        .placed.map(({ glyph, x, y }) => moved(font.glyphToPath(glyph), scale, x, y))
        .join(''),
  };
}

/** A glyph's outline, which has its y axis upwards, at its place in a line. */
function moved(outline: string, scale: number, x: number, y: number): string {
  return outline.replace(/([MLQC])([^MLQCZ]*)/g, (_, command: string, values: string) => {
    const numbers = values.split(/[ ,]+/).filter(Boolean).map(Number);
    const mapped = numbers.map((value, i) =>
      Math.round((i % 2 === 0 ? value + x : -(value + y)) * scale),
    );
    return command + mapped.join(' ');
  });
}

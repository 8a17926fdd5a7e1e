import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { fontData } from './font-data.mjs';
import type { OutlineFont } from './set-text';

export async function openFont(weight: number): Promise<OutlineFont> {
  const face = new Face(new Blob(await fontData(weight)));
  const font = new Font(face);
  const scale = 1000 / face.upem;

  function shaped(text: string) {
    const buffer = new Buffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const advances = buffer.getGlyphPositions().map(({ xAdvance = 0 }) => xAdvance);
    return { glyphs: buffer.getGlyphInfos(), advances };
  }

  /** Titles are tried at many sizes and widths, and share most of their words. */
  const widths = new Map<string, number>();

  return {
    widthOf(text) {
      const known = widths.get(text);
      if (known !== undefined) return known;
      const sum = shaped(text).advances.reduce((before, advance) => before + advance, 0);
      widths.set(text, sum / face.upem);
      return sum / face.upem;
    },
    outlineOf(text) {
      const { glyphs, advances } = shaped(text);
      let x = 0;
      const paths = glyphs.map(({ codepoint }, i) => {
        const path = `<path transform="translate(${x} 0)" d="${font.glyphToPath(codepoint)}"/>`;
        x += advances[i] ?? 0;
        return path;
      });
      // The font's y axis points up.
      return `<g transform="scale(${scale} ${-scale})">${paths.join('')}</g>`;
    },
  };
}

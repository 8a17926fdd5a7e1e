import type { KangaName } from '../../content/schema/kanga';
import { type Ground, ground } from '../../content/schema/section-frame';
import { kangaTiles } from '../../lib/pictures/kanga';
import { sharePictureSize } from '../../lib/seo/metadata';
import { readColors } from '../design-tokens/settings';
import type { OutlineFont } from './set-text';

const colors = readColors();
const onGrounds = new Map(ground.options.map((name) => [name, readColors(name)]));

/** A color of the light scheme, by its name in `styles/settings/_color.scss`, or as a ground has it. */
export function color(name: string, on?: Ground): string {
  const value = ((on && onGrounds.get(on)) ?? colors).get(name);
  if (!value) throw new Error(`No color "${name}" in styles/settings/_color.scss`);
  return value;
}

type Point = readonly [x: number, y: number];

type TextStyle = { size: number; fill: string };

/** A line of text, with its baseline starting at a point. */
export const textAt = (
  text: string,
  [x, y]: Point,
  { size, fill }: TextStyle,
  font: OutlineFont,
): string =>
  `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size / 1000})" fill="${fill}">${font.outlineOf(text)}</g>`;

export const placed = ([x, y]: Point, scale: number, content: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

/** The site's mark, 32 by 32 units. */
export const mark = `<circle cx="15" cy="18.5" r="12.5" fill="${color('bright')}"/>\
<path d="M6 24C9 13 17 12 22.5 20" fill="none" stroke="${color('on-bright')}" stroke-width="1.75" stroke-linecap="round" stroke-dasharray="2.5 2.5"/>\
<circle cx="22.5" cy="20" r="2.2" fill="#fff"/>\
<path d="M15 7c2-5 7-7 13-6-1 5.5-6 8.5-13 6z" fill="${color('leaf-shape')}"/>`;

/** A border of an origin's cloth across the picture, 24 units high. */
export function kangaStrip(name: KangaName, y: number): string {
  const { path, color: paint } = kangaTiles[name];
  const tile = `<path transform="translate(3.6 3.6) scale(.7)" d="${path}" fill="${color(paint)}" fill-rule="evenodd"/>`;
  const pattern = `<pattern id="kanga" y="${y}" width="24" height="24" patternUnits="userSpaceOnUse">${tile}</pattern>`;
  return `${pattern}<rect y="${y}" width="${sharePictureSize.width}" height="24" fill="url(#kanga)"/>`;
}

export function sheet(background: string, ...parts: readonly string[]): string {
  const { width, height } = sharePictureSize;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${background}"/>${parts.join('')}</svg>`;
}

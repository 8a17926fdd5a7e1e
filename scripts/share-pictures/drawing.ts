import type { KangaName } from '../../content/schema/kanga';
import { kangaTiles } from '../../lib/kanga/tiles';
import type { Label } from '../../lib/maps/labels';
import type { RouteMapDrawing } from '../../lib/maps/route-map';
import type { WorldMapDrawing } from '../../lib/maps/world-map';
import { sharePictureSize } from '../../lib/seo/share-picture';
import type { OutlineFont } from './outline-font';
import { color } from './palette';

type Point = readonly [x: number, y: number];
type Anchor = Label['anchor'];

const shiftOf: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

type TextStyle = { size: number; fill: string; anchor?: Anchor; halo?: string };

/** A line of text as a path, with its baseline starting at a point. */
export function textAt(
  text: string,
  [x, y]: Point,
  { size, fill, anchor = 'start', halo }: TextStyle,
  font: OutlineFont,
): string {
  const left = x - font.widthOf(text) * size * shiftOf[anchor];
  const around = halo
    ? ` stroke="${halo}" stroke-width="${8000 / size}" stroke-linejoin="round" paint-order="stroke"`
    : '';
  const place = `translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${size / 1000})`;
  return `<path transform="${place}" fill="${fill}"${around} d="${font.outlineOf(text)}"/>`;
}

/** A group of shapes, moved and scaled. */
export const placed = ([x, y]: Point, scale: number, content: string): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${content}</g>`;

/** The site's mark, 32 by 32 units. */
export const mark = `<circle cx="15" cy="18.5" r="12.5" fill="${color('bright')}"/>\
<path d="M6 24C9 13 17 12 22.5 20" fill="none" stroke="${color('on-bright')}" stroke-width="1.75" stroke-linecap="round" stroke-dasharray="2.5 2.5"/>\
<circle cx="22.5" cy="20" r="2.2" fill="#fff"/>\
<path d="M15 7c2-5 7-7 13-6-1 5.5-6 8.5-13 6z" fill="${color('leaf-shape')}"/>`;

/** Mark and name, in the picture's upper left corner. */
export const nameplate = (name: string, fill: string, font: OutlineFont): string =>
  placed([62, 50], 1.7, mark) + textAt(name, [132, 94], { size: 42, fill }, font);

/** Land as the maps draw it, in half pitches: a dot at every second unit. */
const dots = (d: string, unit: number, stroke: string, width: number) =>
  `<path d="${d}" transform="scale(${unit})" fill="none" stroke="${stroke}" stroke-width="${width / unit}" stroke-linecap="round" stroke-dasharray="0 2"/>`;

const disc = ([x, y]: Point, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;

/** Fades the land out where the picture's text begins. */
const shoreFade = ({ height }: RouteMapDrawing) =>
  `<linearGradient id="shore"><stop stop-color="${color('ink')}"/><stop offset="1" stop-color="${color('ink')}" stop-opacity="0"/></linearGradient><rect x="-2" width="90" height="${height}" fill="url(#shore)"/>`;

/** A route's map as on its page. For ink backgrounds. */
export function drawRoute(map: RouteMapDrawing, font: OutlineFont): string {
  const { land, landUnit, sea, air, origin, seaport, destination, labels } = map;
  const label = { size: 24, fill: color('map-label'), halo: color('map-ground') };
  return [
    dots(land, landUnit, color('map-land'), 3.4),
    shoreFade(map),
    `<path d="${sea.path}" fill="none" stroke="${color('map-sea-lane')}" stroke-width="3" stroke-dasharray="5 8" stroke-linecap="round"/>`,
    `<path d="${air.path}" fill="none" stroke="${color('map-arc')}" stroke-width="5" stroke-linecap="round"/>`,
    ...[seaport, origin, destination].map((at) => disc(at, 8, color('map-point'))),
    ...labels.map(({ text, x, y, anchor }) => textAt(text, [x, y], { ...label, anchor }, font)),
  ].join('');
}

export type WorldColors = { land: string; arc: string; point: string };

/** The world with an arc from every origin. */
export function drawWorld(
  { land, landUnit, arcs, destination }: WorldMapDrawing,
  colors: WorldColors,
) {
  return [
    dots(land, landUnit, colors.land, 6),
    ...arcs.map(
      ({ path }) =>
        `<path d="${path}" fill="none" stroke="${colors.arc}" stroke-width="4" stroke-linecap="round"/>`,
    ),
    ...arcs.map(({ start }) => disc(start, 6, colors.point)),
    disc(destination.at, 10, colors.arc),
  ].join('');
}

/** A border of an origin's cloth across the picture, 24 units high. */
export function kangaStrip(name: KangaName, y: number): string {
  const { path, color: paint } = kangaTiles[name];
  const tile = `<path transform="translate(3.6 3.6) scale(.7)" d="${path}" fill="${color(paint)}" fill-rule="evenodd"/>`;
  const pattern = `<pattern id="kanga" y="${y}" width="24" height="24" patternUnits="userSpaceOnUse">${tile}</pattern>`;
  return `${pattern}<rect y="${y}" width="${sharePictureSize.width}" height="24" fill="url(#kanga)"/>`;
}

/** A part of the picture, in its pixels. */
export type Box = { left: number; top: number; width: number; height: number };

const svg = ({ left, top, width, height }: Box, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;

/** A part of the picture, without a background. */
export const part = (box: Box, ...parts: readonly string[]): string => svg(box, parts.join(''));

/** The whole picture. */
export function sheet(ground: string, ...parts: readonly string[]): string {
  const { width, height } = sharePictureSize;
  const paper = `<rect width="${width}" height="${height}" fill="${ground}"/>`;
  return svg({ left: 0, top: 0, width, height }, paper + parts.join(''));
}

import { escaped } from '@/lib/text/escaped';
import type { Label } from './labels';
import type { RouteMapDrawing } from './route-map';
import type { Point } from './svg-path';
import type { WorldMapDrawing } from './world-map';

/** Colors of the maps, as in styles/settings/_color.scss, which a picture cannot read. */
const colors = {
  land: '#245b68',
  routeLand: '#3f7f8d',
  arc: '#ff8a5c',
  lane: '#7fb3bb',
  point: '#ffd27a',
  label: '#fff',
  region: '#b9d3d6',
  ground: '#08262e',
  darkGround: '#04151a',
};

/**
 * Sizes are in drawing units, so a narrow picture needs larger ones to render at 12 px. Media queries
 * are about the picture's own width.
 */
const STYLE = `
svg{fill:none;stroke-linecap:round}
.land{stroke:${colors.land};stroke-dasharray:.02 1.98;stroke-dashoffset:.01}
.air{stroke:${colors.arc}}
text{fill:${colors.label};font-family:-apple-system,Segoe UI,Roboto,Noto Sans,Liberation Sans,Arial,sans-serif;font-weight:650;paint-order:stroke;stroke:${colors.ground};stroke-linejoin:round}
`;

/** A narrow world has room for a few names only. */
const WORLD_STYLE = `
.land{stroke-width:1.03}
.air{stroke-width:3.5}
.points{stroke:${colors.point};stroke-width:8}
.end{fill:${colors.arc}}
text{stroke-width:4px}
.many{display:none}
.few{font-size:38px}
.goal{font-size:42px}
@media(min-width:34rem){.few,.few+.goal{font-size:24px}}
@media(min-width:44rem){.land{stroke-width:.97}.air{stroke-width:2}.many,.few{display:block;font-size:17px}.many+.goal,.few+.goal{font-size:18px}}
@media(min-width:64rem){.many,.few{font-size:14px}}
@media(min-width:44rem){.narrow{display:none}}
`;

const ROUTE_STYLE = `
.land{stroke:${colors.routeLand};stroke-width:1.2}
.air{stroke-width:4}
.sea{stroke:${colors.lane};stroke-dasharray:5 8;stroke-linejoin:round;stroke-width:3}
.points{stroke:${colors.point};stroke-width:14}
text{font-size:26px;stroke-width:6px}
.region{fill:${colors.region};font-size:24px;font-style:italic;font-weight:400}
@media(min-width:34rem){.land{stroke-width:1}.air{stroke-width:3}.sea{stroke-width:2.5}.points{stroke-width:12}text{font-size:19px;stroke-width:5px}.region{font-size:16px}}
`;

/** Last, because they override the others. */
const SCHEMES = `
@media(prefers-color-scheme:dark){text{stroke:${colors.darkGround}}}
@media(forced-colors:active){.land{stroke:GrayText}.air,.sea,.points{stroke:LinkText}.end{fill:LinkText}text{fill:CanvasText;stroke:Canvas}}
`;

const textAt = (place: string, { text, anchor }: Label) =>
  `<text ${place} text-anchor="${anchor}">${escaped(text)}</text>`;

/** A place's name. Its distance from the point is in `em`, so it shrinks with the name. */
function nameNear([x, y]: Point, label: Label, placedAt: number): string {
  const ems = (length: number) => `${Number((length / placedAt).toFixed(2))}em`;
  return textAt(`x="${x}" y="${y}" dx="${ems(label.x - x)}" dy="${ems(label.y - y)}"`, label);
}

/** Zero-length lines with round caps render as dots. */
const dots = (points: readonly Point[]) =>
  `<path class="points" d="${points.map((point) => `M${point.join(' ')}h0`).join('')}"/>`;

type Drawing = Pick<RouteMapDrawing, 'width' | 'height' | 'land' | 'landUnit'>;

const landOf = ({ land, landUnit }: Drawing) =>
  `<path class="land" d="${land}" transform="scale(${landUnit})"/>`;

/** A gradient that ends at both edges and is even between them. */
const stops = (edge: string, middle: string) =>
  [edge, middle, middle, edge]
    .map((color, i) => `<stop offset="${[0, 0.14, 0.86, 1][i]}" ${color}/>`)
    .join('');
const BLACK = 'stop-color="#000"';

/** Land that fades out towards all edges instead of ending at a line. */
const fadingLand = (
  drawing: Drawing,
) => `<linearGradient id="x">${stops(BLACK, 'stop-color="#fff"')}</linearGradient>\
<linearGradient id="y" x2="0" y2="1">${stops(BLACK, 'stop-opacity="0"')}</linearGradient>\
<mask id="edges"><rect width="100%" height="100%" fill="url(#x)"/><rect width="100%" height="100%" fill="url(#y)"/></mask>\
<g mask="url(#edges)">${landOf(drawing)}</g>`;

const picture = ({ width, height }: Drawing, style: string, ...parts: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${STYLE}${style}${SCHEMES}</style>\
${parts.join('')}</svg>`;

const airLines = (paths: readonly string[]) =>
  `<g class="air">${paths.map((path) => `<path d="${path}"/>`).join('')}</g>`;

const originsOf = ({ arcs, labelSize }: WorldMapDrawing) =>
  arcs.map(({ start, label }) => nameNear(start, label, labelSize)).join('');

/**
 * The dotted world with an arc from each origin to the destination, as an SVG file. For ink
 * backgrounds.
 *
 * @param few the same with only the origins whose names fit in narrow pictures
 */
export function worldPicture(drawing: WorldMapDrawing, few: WorldMapDrawing): string {
  const { arcs, destination } = drawing;
  const [x, y] = destination.at;
  const goal = nameNear(destination.at, destination.label, destination.labelSize);
  return picture(
    drawing,
    WORLD_STYLE,
    fadingLand(drawing),
    airLines(arcs.map(({ path }) => path)),
    dots(arcs.map(({ start }) => start)),
    `<circle class="end" cx="${x}" cy="${y}" r="7"/>`,
    few === drawing ? '' : `<g class="many">${originsOf(drawing)}</g>`,
    `<g class="few${few === drawing ? '' : ' narrow'}">${originsOf(few)}</g><g class="goal">${goal}</g>`,
  );
}

/** One route, the great circle by air and a course by sea, as an SVG file. For ink backgrounds. */
export function routePicture(drawing: RouteMapDrawing): string {
  const { air, sea, seaport, origin, destination, labels, regions } = drawing;
  return picture(
    drawing,
    ROUTE_STYLE,
    fadingLand(drawing),
    ...regions.map((label) => textAt(`class="region" x="${label.x}" y="${label.y}"`, label)),
    `<path class="sea" d="${sea.path}"/>`,
    airLines([air.path]),
    dots([...(seaport ? [seaport] : []), origin, destination]),
    ...labels.map((label) => textAt(`x="${label.x}" y="${label.y}"`, label)),
  );
}

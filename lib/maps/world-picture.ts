import type { Label } from './labels';
import type { Point } from './svg-path';
import type { WorldMapDrawing } from './world-map';

/** Colors of the maps, as in styles/settings/_color.scss, which a picture cannot read. */
const colors = {
  land: '#245b68',
  arc: '#ff8a5c',
  point: '#ffd27a',
  label: '#fff',
  ground: '#08262e',
};

/**
 * Sizes are in drawing units, so a narrow picture needs larger ones to render at 12 px. Only a few
 * names fit there. Media queries are about the picture's own width. Motion ends within five seconds.
 */
const STYLE = `
svg{fill:none;stroke-linecap:round}
.land{stroke:${colors.land};stroke-dasharray:.02 1.98;stroke-dashoffset:.01;stroke-width:1.03}
.arcs{stroke:${colors.arc};stroke-width:3.5}
.points{stroke:${colors.point};stroke-width:8}
.end{fill:${colors.arc}}
text{fill:${colors.label};font-family:system-ui,sans-serif;font-weight:650;paint-order:stroke;stroke:${colors.ground};stroke-linejoin:round;stroke-width:4px}
.many{display:none}
.few{font-size:34px}
.goal{font-size:38px}
@media(min-width:34rem){.few,.few+.goal{font-size:24px}}
@media(min-width:44rem){.land{stroke-width:.97}.arcs{stroke-width:2}.many,.few{display:block;font-size:17px}.many+.goal,.few+.goal{font-size:18px}}
@media(min-width:64rem){.many,.few{font-size:14px}}
@media(min-width:34rem)and (prefers-reduced-motion:no-preference){
.arcs path{animation:draw 1.6s ease-in-out backwards;stroke-dasharray:1}
.arcs path:nth-child(3n+2){animation-delay:.4s}
.arcs path:nth-child(3n){animation-delay:.8s}}
@keyframes draw{from{stroke-dashoffset:1}}
`;

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A place's name. Its distance from the point is in `em`, so it shrinks with the name. */
function placeName([x, y]: Point, label: Label, placedAt: number): string {
  const ems = (length: number) => `${Number((length / placedAt).toFixed(2))}em`;
  const offset = `dx="${ems(label.x - x)}" dy="${ems(label.y - y)}"`;
  return `<text x="${x}" y="${y}" ${offset} text-anchor="${label.anchor}">${escaped(label.text)}</text>`;
}

/**
 * The dotted world with an arc from each origin to the destination, as an SVG file. For ink
 * backgrounds.
 *
 * @param names `few` fit in narrow pictures too
 */
export function worldPicture(drawing: WorldMapDrawing, names: 'few' | 'many'): string {
  const { width, height, land, landUnit, arcs, labelSize, destination } = drawing;
  const [x, y] = destination.at;
  const lines = arcs.map(({ path }) => `<path d="${path}" pathLength="1"/>`);
  const origins = arcs.map(({ start, label }) => placeName(start, label, labelSize));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><style>${STYLE}</style>`,
    `<path class="land" d="${land}" transform="scale(${landUnit})"/>`,
    `<g class="arcs">${lines.join('')}</g>`,
    // Zero-length lines with round caps render as dots.
    `<path class="points" d="${arcs.map(({ start }) => `M${start.join(' ')}h0`).join('')}"/>`,
    `<circle class="end" cx="${x}" cy="${y}" r="7"/>`,
    `<g class="${names}">${origins.join('')}</g>`,
    `<g class="goal">${placeName(destination.at, destination.label, destination.labelSize)}</g></svg>`,
  ].join('');
}

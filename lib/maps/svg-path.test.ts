/** @jest-environment node */
import { geoAzimuthalEqualArea, geoEquirectangular } from 'd3-geo';
import { alongGreatCircle, type Position } from './great-circle';
import { greatCirclePath, project, roundedLine } from './svg-path';

/** The point on a cubic curve at parameter `share`, from 0 to 1. */
function onCurve(path: string, share: number): [number, number] {
  const [x0, y0, x1, y1, x2, y2, x3, y3] = (path.match(/-?\d+/g) ?? []).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const rest = 1 - share;
  const mix = (a: number, b: number, c: number, d: number) =>
    a * rest ** 3 + 3 * b * rest ** 2 * share + 3 * c * rest * share ** 2 + d * share ** 3;
  return [mix(x0, x1, x2, x3), mix(y0, y1, y2, y3)];
}

test('the longest arc stays within six units of the great circle', () => {
  const losAngeles: Position = [-118.24, 34.05];
  const darEsSalaam: Position = [39.2083, -6.7924];
  const projection = geoAzimuthalEqualArea().rotate([35, -22]).scale(280).translate([320, 240]);
  const path = greatCirclePath(projection, losAngeles, darEsSalaam);
  const truth = alongGreatCircle(losAngeles, darEsSalaam, 40).map((at) => project(projection, at));
  const curve = Array.from({ length: 401 }, (_, index) => onCurve(path, index / 400));
  const errors = truth.map(([x, y]) =>
    Math.min(...curve.map(([a, b]) => Math.hypot(a - x, b - y))),
  );
  expect(Math.max(...errors)).toBeLessThan(6);
});

test('a great circle along the equator is a straight line on a square grid', () => {
  const oneDegree = geoEquirectangular()
    .scale(180 / Math.PI)
    .translate([180, 90]);
  expect(greatCirclePath(oneDegree, [0, 0], [90, 0])).toBe('M180 90C210 90 240 90 270 90');
});

test('a line keeps its ends and rounds its corners', () => {
  expect(
    roundedLine([
      [0, 0],
      [10, 0],
      [10, 10],
    ]),
  ).toBe('M0 0Q10 0 10 5L10 10');
});

test('rejects a line of one point', () => {
  expect(() => roundedLine([[0, 0]])).toThrow('two points');
});

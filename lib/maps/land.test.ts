/** @jest-environment node */
import { geoEquirectangular } from 'd3-geo';
import { dottedLand, unitOf } from './land';

const frame = { width: 360, height: 180 };

/** One unit is one degree: x = longitude + 180, y = 90 - latitude. */
const oneDegree = geoEquirectangular()
  .scale(180 / Math.PI)
  .translate([180, 90]);
const pitch = 2;
const path = dottedLand(oneDegree, frame, pitch);

/** Where each dot of the path is drawn, by the rule that its doc comment gives. */
const dots: [number, number][] = [];
let [x, y] = [0, 0];
for (const [, dx, dy, length] of path.matchAll(/m(-?[\d.]+) ([\d.]+)h(\d+)/g)) {
  x += Number(dx);
  y += Number(dy);
  for (const end = x + Number(length); x <= end; x += 2) {
    dots.push([x * unitOf(pitch), y * unitOf(pitch)]);
  }
  x -= 2;
}

function dotsWithin(west: number, east: number, south: number, north: number): number {
  return dots.filter(
    ([x, y]) => x - 180 > west && x - 180 < east && 90 - y > south && 90 - y < north,
  ).length;
}

test('every run of dots is valid', () => {
  expect(path.replace(/m-?[\d.]+ [\d.]+h\d+/g, '')).toBe('');
});

test('central Africa is land', () => {
  expect(dotsWithin(14.5, 34.5, 0, 20)).toBeGreaterThan(110);
});

test('the Indian Ocean is water', () => {
  expect(dotsWithin(60, 90, -30, -5)).toBe(0);
});

test('about 29% of the frame, weighted by latitude, is land, as on Earth', () => {
  const weight = (y: number) => Math.cos(((90 - y) * Math.PI) / 180);
  const rows = Array.from({ length: 105 }, (_, index) => (index + 0.5) * 1.7);
  const all = rows.reduce((sum, y) => sum + 180 * weight(y), 0);
  const landShare = dots.reduce((sum, [, y]) => sum + weight(y), 0) / all;
  expect(landShare).toBeGreaterThan(0.28);
  expect(landShare).toBeLessThan(0.3);
});

test('no dot leaves the frame', () => {
  expect(dots.filter(([x, y]) => x < 0 || x > 360 || y < 0 || y > 180)).toEqual([]);
});

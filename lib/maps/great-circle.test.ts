/** @jest-environment node */
import fc from 'fast-check';
import { densify, greatCircleKm, type Position, pathLengthKm, roundKm } from './great-circle';

const darEsSalaam: Position = [39.2083, -6.7924];

describe('published great-circle distances', () => {
  test.each<[name: string, from: Position, to: Position, km: number]>([
    // aircalculator.com, with the airports' coordinates as given there
    ['Lanseria to Toronto City', [27.9258, -25.9383], [-79.3962, 43.6275], 13311],
    ['Kahului to Toronto Pearson', [-156.4306, 20.8986], [-79.6306, 43.6767], 7381],
    // Hebrew University of Jerusalem, worked example of the cosine rule
    ['Jerusalem to Los Angeles', [35.25, 31.75], [-118, 34], 12185],
    // rosettacode.org, "Haversine formula", for a radius of 6371 km
    ['Nashville to Los Angeles', [-86.67, 36.12], [-118.4, 33.94], 2886],
  ])('%s', (_, from, to, km) => {
    expect(Math.abs(greatCircleKm(from, to) - km)).toBeLessThan(1);
  });
});

describe('distances to Dar es Salaam match the cosine rule, calculated manually', () => {
  test.each<[name: string, from: Position, km: number]>([
    ['London', [-0.1276, 51.5072], 7487],
    ['Los Angeles', [-118.24, 34.05], 16201],
    ['Hong Kong', [114.17, 22.3], 8767],
    ['Toronto', [-79.38, 43.65], 12807],
    ['Incheon', [126.45, 37.46], 10224],
  ])('%s', (_, from, km) => {
    expect(Math.round(greatCircleKm(from, darEsSalaam))).toBe(km);
  });
});

const position = fc.tuple(
  fc.double({ min: -180, max: 180, noNaN: true }),
  fc.double({ min: -90, max: 90, noNaN: true }),
);

test('a distance is the same in both directions', () => {
  fc.assert(
    fc.property(position, position, (from, to) => {
      expect(greatCircleKm(from, to)).toBeCloseTo(greatCircleKm(to, from), 6);
    }),
  );
});

test("no distance exceeds half the Earth's circumference", () => {
  fc.assert(
    fc.property(position, position, (from, to) => {
      expect(greatCircleKm(from, to)).toBeLessThanOrEqual(20015.2);
    }),
  );
});

test('takes the short way across the date line', () => {
  expect(greatCircleKm([179, 0], [-179, 0])).toBeCloseTo(222.39, 1);
});

test('takes the short way across the pole', () => {
  expect(greatCircleKm([0, 89], [180, 89])).toBeCloseTo(222.39, 1);
});

test('the length of a path is the sum of its legs', () => {
  const path: Position[] = [
    [0, 0],
    [0, 1],
    [1, 1],
  ];
  const legs = greatCircleKm([0, 0], [0, 1]) + greatCircleKm([0, 1], [1, 1]);
  expect(pathLengthKm(path)).toBeCloseTo(legs, 6);
});

test('points added to a path do not change its length', () => {
  const path: Position[] = [[-118.24, 34.05], darEsSalaam];
  const dense = densify(path, 500);
  expect(dense).toHaveLength(34);
  expect(pathLengthKm(dense)).toBeCloseTo(pathLengthKm(path), 3);
});

test.each<[km: number, step: 10 | 100, shown: number]>([
  [7486.9, 10, 7490],
  [12049, 100, 12000],
])('rounds %d km in steps of %d to %d', (km, step, shown) => {
  expect(roundKm(km, step)).toBe(shown);
});

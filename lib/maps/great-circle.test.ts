/** @jest-environment node */
import { greatCircleKm, type Position } from './great-circle';

const darEsSalaam: Position = [39.2083, -6.7924];

test.each<[name: string, from: Position, to: Position, km: number]>([
  // aircalculator.com, with the airports' coordinates as given there
  ['Lanseria to Toronto City', [27.9258, -25.9383], [-79.3962, 43.6275], 13311],
  // rosettacode.org, "Haversine formula", for a radius of 6371 km
  ['Nashville to Los Angeles', [-86.67, 36.12], [-118.4, 33.94], 2886],
  // The cosine rule, calculated manually
  ['London to Dar es Salaam', [-0.1276, 51.5072], darEsSalaam, 7487],
  ['Los Angeles to Dar es Salaam', [-118.24, 34.05], darEsSalaam, 16201],
  ['Incheon to Dar es Salaam', [126.45, 37.46], darEsSalaam, 10224],
  ['across the date line', [179, 0], [-179, 0], 222.39],
  ['across the pole', [0, 89], [180, 89], 222.39],
])('the distance %s', (_, from, to, km) => {
  expect(Math.abs(greatCircleKm(from, to) - km)).toBeLessThan(1);
});

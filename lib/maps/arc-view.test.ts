/** @jest-environment node */
import * as fc from 'fast-check';
import { arcView } from './arc-view';
import { worldMap } from './world-map';

const destination = { label: 'Dar es Salaam', coordinates: [39.2083, -6.7924] as [number, number] };
const mapFrom = (coordinates: [number, number]) =>
  worldMap({ origins: [{ id: 'here', label: 'Here', coordinates }], destination });

test('an arc fits its view from any origin', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -150, max: 150, noNaN: true }),
      fc.double({ min: -30, max: 60, noNaN: true }),
      (longitude, latitude) => {
        const map = mapFrom([longitude, latitude]);
        const view = arcView(map, 'here');
        const [x = 0, y = 0, width = 0, height = 0] = (view?.viewBox ?? '').split(' ').map(Number);
        for (const [px, py] of [view?.start ?? [0, 0], view?.end ?? [0, 0]]) {
          expect(px).toBeGreaterThan(x);
          expect(px).toBeLessThan(x + width);
          expect(py).toBeGreaterThan(y);
          expect(py).toBeLessThan(y + height);
        }
        expect(width / height).toBeCloseTo(4 / 3, 1);
      },
    ),
    { numRuns: 20 },
  );
});

test('an origin that is not on the map has no view', () => {
  expect(arcView(mapFrom([0, 51]), 'elsewhere')).toBeUndefined();
});

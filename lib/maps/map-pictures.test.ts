import { worldPicture } from './map-pictures';
import type { WorldMapDrawing } from './world-map';

const drawing: WorldMapDrawing = {
  width: 100,
  height: 50,
  land: 'M10 10h21',
  landUnit: 7,
  arcs: [
    {
      id: 'uk',
      path: 'M40 10C45 20 50 25 55 30',
      start: [40, 10],
      label: { text: 'Isle of <Man> & Wight', x: 38, y: 12, anchor: 'end' },
    },
  ],
  labelSize: 20,
  destination: {
    at: [55, 30],
    label: { text: 'Dar es Salaam', x: 58, y: 40, anchor: 'start' },
    labelSize: 30,
  },
};

test('measures how far a name is from its point in its own size', () => {
  const { documentElement } = new DOMParser().parseFromString(
    worldPicture(drawing, 'many'),
    'image/svg+xml',
  );
  const names = [...documentElement.querySelectorAll('text')].map((name) => [
    name.textContent,
    ...['x', 'y', 'dx', 'dy'].map((attribute) => name.getAttribute(attribute)),
  ]);
  expect(names).toEqual([
    ['Isle of <Man> & Wight', '40', '10', '-0.1em', '0.1em'],
    ['Dar es Salaam', '55', '30', '0.1em', '0.33em'],
  ]);
});

/** @jest-environment node */
import { worldMap } from './world-map';

const origins = Object.entries({
  'United States': [-118.24, 34.05],
  'United Kingdom': [-0.1276, 51.5072],
  Canada: [-79.38, 43.65],
  China: [113.26, 23.13],
  Dubai: [55.27, 25.2],
  'South Korea': [126.45, 37.46],
  'Hong Kong': [114.17, 22.3],
  France: [2.3522, 48.8566],
  Germany: [8.68, 50.11],
  Netherlands: [4.9, 52.37],
} as Record<string, [number, number]>);

const drawing = worldMap({
  origins: origins.map(([label, coordinates]) => ({ id: label, label, coordinates })),
  destination: { label: 'Dar es Salaam', coordinates: [39.2083, -6.7924] },
});

test('origin labels do not overlap at their largest size', () => {
  const size = 17;
  const boxes = drawing.arcs.map(({ label: { text, x, y, anchor } }) => {
    const width = text.length * size * 0.66;
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    return { left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.2 };
  });
  const clashes = boxes.flatMap((a, i) =>
    boxes
      .slice(i + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom),
  );
  expect(clashes).toEqual([]);
});

/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import type { Position } from './great-circle';
import { worldMap } from './world-map';

const origin = (label: string, coordinates: Position) => ({ id: label, label, coordinates });
const drawing = worldMap({
  origins: [
    origin('United States', [-118.24, 34.05]),
    origin('United Kingdom', [-0.1276, 51.5072]),
    origin('Canada', [-79.38, 43.65]),
    origin('China', [113.26, 23.13]),
    origin('Dubai', [55.27, 25.2]),
    origin('South Korea', [126.45, 37.46]),
    origin('Hong Kong', [114.17, 22.3]),
    origin('France', [2.3522, 48.8566]),
    origin('Germany', [8.68, 50.11]),
    origin('Netherlands', [4.9, 52.37]),
  ],
  destination: { label: 'Dar es Salaam', coordinates: [39.2083, -6.7924] },
});

test('each of ten origins has its arc', () => {
  expect(drawing.arcs).toHaveLength(10);
});

test('all arcs run from their origin to the destination', () => {
  const [x, y] = drawing.destination.at;
  for (const { path, start } of drawing.arcs) {
    expect(path).toMatch(new RegExp(`^M${start.join(' ')}C.* ${x} ${y}$`));
  }
});

test('west is left and north is up', () => {
  const start = (id: string) => drawing.arcs.find((arc) => arc.id === id)?.start ?? [0, 0];
  expect(start('Canada')[0]).toBeLessThan(start('Dubai')[0]);
  expect(start('United Kingdom')[1]).toBeLessThan(start('Dubai')[1]);
});

test('origin labels do not overlap at their largest size', () => {
  const size = 17;
  const boxes = drawing.arcs.map(({ label: { text, x, y, anchor } }) => {
    const width = text.length * size * 0.66;
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    return { text, left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.2 };
  });
  const clashes = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
      .map((b) => `${a.text} and ${b.text}`),
  );
  expect(clashes).toEqual([]);
});

test('the drawing compresses to less than 2,500 bytes', () => {
  expect(brotliCompressSync(JSON.stringify(drawing)).length).toBeLessThan(2500);
});

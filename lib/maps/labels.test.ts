/** @jest-environment node */
import { type Label, placeLabels } from './labels';

const frame = { width: 400, height: 300 };
const fontSize = 20;

/** The space that a label takes, estimated from its letters. */
function box({ text, x, y, anchor }: Label) {
  const width = text.length * fontSize * 0.66;
  const left = x - { start: 0, middle: width / 2, end: width }[anchor];
  return { left, right: left + width, top: y - fontSize * 0.8, bottom: y + fontSize * 0.2 };
}

test('a label goes to the right of its point if there is space', () => {
  const [label] = placeLabels([{ text: 'Paris', at: [100, 100], fontSize }], [], frame);
  expect(label).toEqual({ text: 'Paris', x: 112, y: 107, anchor: 'start' });
});

test('a label at the right edge goes to the left of its point', () => {
  const [label] = placeLabels([{ text: 'Incheon', at: [380, 150], fontSize }], [], frame);
  expect(label?.anchor).toBe('end');
});

test('a label avoids lines', () => {
  const line = Array.from({ length: 30 }, (_, index): [number, number] => [100 + index * 5, 100]);
  const [label] = placeLabels([{ text: 'Dubai', at: [100, 100], fontSize }], line, frame);
  expect(label && (box(label).top > 100 || box(label).bottom < 100 || box(label).right < 100)).toBe(
    true,
  );
});

test('labels of adjacent points do not overlap', () => {
  const [a, b] = placeLabels(
    [
      { text: 'China', at: [200, 150], fontSize },
      { text: 'Hong Kong', at: [204, 153], fontSize },
    ],
    [],
    frame,
  ).map(box);
  expect(
    a && b && (a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top),
  ).toBe(true);
});

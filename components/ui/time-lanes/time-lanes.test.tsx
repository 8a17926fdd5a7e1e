import { render } from '@testing-library/react';
import { timeAxis } from '@/lib/time/time-axis';
import { TimeLanes } from './time-lanes';

const air = { days: { from: 7, to: 14 }, label: '7-14 days' };
const sea = { days: { from: 21, to: 28 }, label: '3-4 weeks' };
const axis = timeAxis([air.days, sea.days]);

test('each lane turns thick at its first day and ends at its last', () => {
  const { container } = render(<TimeLanes air={air} sea={sea} axis={axis} />);
  const ends = [...container.querySelectorAll('g line:nth-of-type(2)')].map((line) => [
    line.getAttribute('x1'),
    line.getAttribute('x2'),
  ]);
  expect(ends).toEqual([
    ['75%', '100%'],
    ['25%', '50%'],
  ]);
});

test('a label moves to the other side of its days where it would leave the drawing', () => {
  const labels = (air: [number, number], sea: [number, number]) => {
    const lanes = [air, sea].map(([from, to]) => ({ days: { from, to }, label: 'x' }));
    const [byAir = lanes[0], bySea = lanes[0]] = lanes;
    if (!byAir || !bySea) throw new Error('two lanes were given');
    const axis = { end: 100, marks: [] };
    const { container } = render(<TimeLanes air={byAir} sea={bySea} axis={axis} />);
    return [...container.querySelectorAll('text')].map((text) => text.getAttribute('x'));
  };
  expect(labels([10, 20], [30, 40])).toEqual(['30%', '20%']);
  expect(labels([80, 90], [10, 20])).toEqual(['20%', '80%']);
  expect(labels([10, 90], [10, 90])).toEqual(['10%', '90%']);
});

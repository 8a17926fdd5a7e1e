import { render } from '@testing-library/react';
import { timeAxis } from '@/lib/time/time-axis';
import { TimeLanes, TimeMarks } from './time-lanes';

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

test('each figure of the axis has the position of its day in the lanes', () => {
  const marks = render(<TimeMarks axis={axis} unit="Days" />).container;
  const lanes = render(<TimeLanes air={air} sea={sea} axis={axis} />).container;
  const lines = [...lanes.querySelectorAll('svg > line')].map((line) => line.getAttribute('x1'));
  const figures = [...marks.querySelectorAll('text[x]')];
  expect(figures.map((text) => text.getAttribute('x'))).toEqual(lines);
  expect(figures.map((text) => text.textContent)).toEqual(['7', '14', '21', '28']);
});

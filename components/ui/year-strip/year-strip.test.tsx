import { render, screen } from '@testing-library/react';
import { YearStrip } from './year-strip';

const months = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];

test('a name stands on the side of its first run that has more space', () => {
  const rows = [
    { name: 'Spring', runs: [{ start: 0, length: 2 }] },
    {
      name: 'Fair',
      runs: [
        { start: 3, length: 1 },
        { start: 9, length: 1 },
      ],
    },
    { name: 'Christmas', runs: [{ start: 10, length: 2 }] },
  ];
  render(<YearStrip year={{ months, rows }} />);
  const anchors = rows.map(({ name }) => screen.getByText(name).getAttribute('text-anchor'));
  expect(anchors).toEqual([null, null, 'end']);
});

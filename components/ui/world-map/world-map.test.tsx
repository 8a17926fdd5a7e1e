import { render, screen } from '@testing-library/react';
import type { WorldMapDrawing } from '@/lib/maps/world-map';
import { WorldMap } from './world-map';

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
      label: { text: 'United Kingdom', x: 38, y: 12, anchor: 'end' },
    },
  ],
  destination: { at: [55, 30], label: { text: 'Dar es Salaam', x: 58, y: 40, anchor: 'start' } },
};

function renderMap() {
  return render(<WorldMap drawing={drawing} title="Ten routes" />);
}

test('the map is one picture with a name', () => {
  renderMap();
  expect(screen.getByRole('img', { name: 'Ten routes' })).toBeInTheDocument();
});

test('the origins and the destination are named on the map', () => {
  renderMap();
  expect(screen.getByText('United Kingdom')).toHaveAttribute('text-anchor', 'end');
  expect(screen.getByText('Dar es Salaam')).toHaveAttribute('text-anchor', 'start');
});

test('the land is enlarged from its own units', () => {
  const { container } = renderMap();
  expect(container.querySelector('path')).toHaveAttribute('transform', 'scale(7)');
});

test('no style attribute is written, for the security policy forbids them', () => {
  const { container } = renderMap();
  expect(container.querySelector('[style]')).toBeNull();
});

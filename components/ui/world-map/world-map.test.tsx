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
  labelSize: 20,
  destination: {
    at: [55, 30],
    label: { text: 'Dar es Salaam', x: 58, y: 40, anchor: 'start' },
    labelSize: 30,
  },
};

function renderMap() {
  return render(<WorldMap drawing={drawing} title="Ten routes" />);
}

test('measures how far a name is from its point in its own size', () => {
  renderMap();
  const offset = (name: string) => {
    const label = screen.getByText(name);
    return ['x', 'y', 'dx', 'dy'].map((attribute) => label.getAttribute(attribute));
  };
  expect(offset('United Kingdom')).toEqual(['40', '10', '-0.1em', '0.1em']);
  expect(offset('Dar es Salaam')).toEqual(['55', '30', '0.1em', '0.33em']);
});

import { render, screen } from '@testing-library/react';
import type { RouteMapDrawing } from '@/lib/maps/route-map';
import { RouteMap } from './route-map';

const drawing: RouteMapDrawing = {
  width: 640,
  height: 480,
  land: 'M10 10h21',
  landUnit: 6,
  air: { path: 'M400 60C350 150 250 300 200 420', km: 3959 },
  sea: { path: 'M400 60Q480 80 440 200L200 420', km: 4926 },
  origin: [400, 60],
  seaport: [400, 60],
  destination: [200, 420],
  labels: [
    { text: 'Dar es Salaam', x: 212, y: 428, anchor: 'start' },
    { text: 'Dubai', x: 388, y: 66, anchor: 'end' },
  ],
};

function renderMap() {
  return render(
    <RouteMap
      drawing={drawing}
      title="Dubai to Dar es Salaam"
      description="By air straight south, by sea around the Horn of Africa."
      legend={{ air: 'By air 3,960 km', sea: 'By sea about 4,900 km' }}
    />,
  );
}

test('the map is a single image with an accessible name', () => {
  renderMap();
  expect(screen.getByRole('img', { name: 'Dubai to Dar es Salaam' })).toBeInTheDocument();
});

test('the caption states the distances as text', () => {
  renderMap();
  const caption = screen.getByText('By air 3,960 km').closest('figcaption');
  expect(caption).toHaveTextContent('By sea about 4,900 km');
  expect(screen.getByRole('img')).not.toContainElement(caption);
});

test('writes no style attributes, which the security policy forbids', () => {
  const { container } = renderMap();
  expect(container.querySelector('[style]')).toBeNull();
});

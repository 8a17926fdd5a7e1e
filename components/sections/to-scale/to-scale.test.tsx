import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import type { ScaledThing } from '@/lib/goods/things-to-scale';
import { ToScale } from './to-scale';

setSite(sampleSite);

const box = (page: ScaledThing['page'], width: number, height: number): ScaledThing => ({
  drawing: 'phone',
  name: `A box of ${width}`,
  page,
  box: { width, height },
  weight: '1 kg',
  price: '$13.50',
  verdicts: [
    { way: 'air', label: 'By air', answer: 'no', text: 'No', reason: '' },
    { way: 'sea', label: 'By sea', answer: 'yes', text: 'Yes', reason: '' },
  ],
});

beforeEach(() => {
  render(
    <ToScale
      section={{ kind: 'to-scale', heading: 'What fits' }}
      things={[box('goods', 20, 10), box('contact', 180, 90)]}
      words={{ meter: '1 metre', key: 'From China.', answers: [] }}
    />,
  );
});

test('a whole figure is one link that says what the marks show', () => {
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName('A box of 20 $13.50 1 kg By air: No. By sea: Yes.');
});

test('boxes, and the bar of one meter, have one scale', () => {
  const widths = [...document.querySelectorAll('svg[width]')].map((svg) =>
    Number.parseFloat(svg.getAttribute('width') ?? ''),
  );
  const [small = 0, large = 0, meter = 0] = widths;
  expect(large / small).toBeCloseTo(9);
  expect(large / meter).toBeCloseTo(1.8);
});

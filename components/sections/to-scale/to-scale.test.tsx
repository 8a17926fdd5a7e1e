import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import type { ScaledThing } from '@/lib/goods/things-to-scale';
import { ToScale } from './to-scale';

setSite(sampleSite);

const thing = (page: ScaledThing['page'], metres: number): ScaledThing => ({
  object: 'shoes',
  name: `A thing of ${metres} m`,
  page,
  metres,
  below: 0.2,
  weight: '1 kg',
  price: { amount: '$13.50', counts: '' },
  verdicts: [
    { way: 'air', label: 'By air', answer: 'no', text: 'No', reason: '' },
    { way: 'sea', label: 'By sea', answer: 'yes', text: 'Yes', reason: '' },
  ],
});

beforeEach(() => {
  render(
    <ToScale
      section={{ kind: 'to-scale', heading: 'What fits' }}
      things={[thing('goods', 0.2), thing('contact', 1.8)]}
      words={{ meter: '1 metre', key: 'From China.', answers: [] }}
    />,
  );
});

test('a whole figure is one link that says what the marks show', () => {
  const [first] = screen.getAllByRole('link');
  expect(first).toHaveAccessibleName('A thing of 0.2 m $13.50 1 kg By air: No. By sea: Yes.');
});

test('things, and the bar of one meter, have one scale', () => {
  const widths = [...document.querySelectorAll('svg[width]')].map((svg) =>
    Number.parseFloat(svg.getAttribute('width') ?? ''),
  );
  const [meter = 0, small = 0, large = 0] = widths;
  expect(large / small).toBeCloseTo(9);
  expect(large / meter).toBeCloseTo(1.8);
});

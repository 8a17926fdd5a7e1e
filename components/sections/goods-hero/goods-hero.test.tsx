import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import type { GoodsVerdict } from '@/lib/pages/derived-section';
import { GoodsHero } from './goods-hero';

setSite(sampleSite);

const verdict = (answer: GoodsVerdict['answer'], text: string): GoodsVerdict => ({
  way: answer === 'no' ? 'sea' : 'air',
  label: answer === 'no' ? 'By sea' : 'By air',
  answer,
  text,
  reason: `Because of ${text}.`,
});

const hero: ComponentProps<typeof GoodsHero> = {
  price: undefined,
  object: undefined,
  heading: 'Perfume to Tanzania',
  otherName: { text: 'Manukato', language: 'sw' },
  lead: 'It burns.',
  answers: [verdict('sea-only', 'No, send it by sea'), verdict('no', 'No')],
  verdicts: [],
  why: 'Why',
  actions: [{ label: 'Get a quote', page: 'get-quote' }],
};

test('yes and no have marks of different shapes', () => {
  const answers = [verdict('yes', 'Yes'), verdict('no', 'No')];
  const { container } = render(<GoodsHero {...hero} answers={answers} />);
  const [air, sea] = [...container.querySelectorAll('dt path')].map((path) =>
    path.getAttribute('d'),
  );
  expect(air).not.toBe(sea);
});

test('goods that are never carried have no price', () => {
  render(<GoodsHero {...hero} />);
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

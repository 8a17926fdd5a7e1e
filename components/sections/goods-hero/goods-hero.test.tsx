import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { english } from '@/content/languages/english';
import type { AnySectionOf, GoodsVerdict } from '@/lib/pages/derived-section';
import { siteOf } from '@/lib/site/site-of';
import { GoodsHero } from './goods-hero';

setSite(siteOf(english));

const verdict = (answer: GoodsVerdict['answer'], text: string): GoodsVerdict => ({
  way: answer === 'no' ? 'sea' : 'air',
  label: answer === 'no' ? 'By sea' : 'By air',
  answer,
  text,
  reason: `Because of ${text}.`,
});

const hero: AnySectionOf<'goods-hero'> = {
  kind: 'goods-hero',
  heading: 'Perfume to Tanzania',
  otherName: { text: 'Manukato', language: 'sw' },
  lead: 'It burns.',
  verdicts: [verdict('sea-only', 'No, send it by sea'), verdict('no', 'No')],
  total: {
    item: 'One bottle, $80',
    amount: 'TZS 162,906',
    text: 'in duty and taxes',
    estimate: 'An estimate: TRA decides. Rates checked {2026-11-22}.',
    more: { label: 'All totals', fragment: 'totals' },
  },
  actions: [{ label: 'Get a quote', page: 'get-quote' }],
};

test('each verdict is in words, with its reason', () => {
  render(<GoodsHero {...hero} />);
  const [air, sea] = screen.getAllByRole('definition');
  expect(air).toHaveTextContent('No, send it by sea Because of No, send it by sea.');
  expect(sea).toHaveTextContent('No Because of No.');
});

test('each answer has a mark of its own shape', () => {
  const { container } = render(<GoodsHero {...hero} />);
  const [air, sea] = [...container.querySelectorAll('dt path')].map((path) =>
    path.getAttribute('d'),
  );
  expect(air).not.toBe(sea);
});

test('verdict and total come before the text, and the estimate right after the figure', () => {
  const { container } = render(<GoodsHero {...hero} />);
  expect(container).toHaveTextContent(
    /No Because of No\.One bottle, \$80TZS 162,906 in duty and taxesAn estimate: TRA decides\. Rates checked November 22, 2026\. All totalsIt burns\./,
  );
});

test('goods that are never carried have no figure', () => {
  const { container } = render(<GoodsHero {...hero} total={undefined} />);
  expect(container).not.toHaveTextContent('TZS');
});

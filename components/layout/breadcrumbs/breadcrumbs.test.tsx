import { render, screen, within } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { Breadcrumbs } from './breadcrumbs';

setSite(sampleSite);

const trail = [
  { name: 'Home', path: '/' },
  { name: 'Help', path: '/help' },
  { name: 'FAQ', path: '/help/faq' },
];

test('ancestor pages are links, in order', () => {
  render(<Breadcrumbs trail={trail} />);
  const nav = screen.getByRole('navigation', { name: sampleSite.words.breadcrumbs });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/', '/help']);
});

test('the current page is text, not a link', () => {
  render(<Breadcrumbs trail={trail} />);
  expect(screen.getByText('FAQ')).toHaveAttribute('aria-current', 'page');
  expect(screen.queryByRole('link', { name: 'FAQ' })).not.toBeInTheDocument();
});

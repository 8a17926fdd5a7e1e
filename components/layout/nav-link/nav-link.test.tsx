import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { NavLink } from './nav-link';

setSite(sampleSite);

test.each([
  ['the page being shown is marked', '/help', 'page'],
  ['a page above it is marked as well', '/help/faq', 'true'],
])('%s', (_, shown, expected) => {
  render(<NavLink href="/help" label="Help" paths={[shown]} />);
  expect(screen.getByRole('link', { name: 'Help' })).toHaveAttribute('aria-current', expected);
});

test('other links are not current', () => {
  render(<NavLink href="/help" label="Help" paths={['/contact']} />);
  expect(screen.getByRole('link', { name: 'Help' })).not.toHaveAttribute('aria-current');
});

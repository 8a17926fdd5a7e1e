import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { SearchBox } from './search-box';

test('leads to the page of all goods with what was typed', () => {
  setSite(sampleSite);
  render(<SearchBox />);
  const form = screen.getByRole('search');
  expect(new FormData(form as HTMLFormElement).has('q')).toBe(true);
  expect(form).toContainElement(screen.getByRole('searchbox', { name: sampleSite.search.label }));
  expect(form).toHaveAttribute('action', '/goods#search-box');
  // `get` is the default.
  expect(form).not.toHaveAttribute('method');
});

import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { PageDate } from './page-date';

setSite(siteOf(english));

test('the date is human- and machine-readable', () => {
  render(
    <PageDate
      kind="page-date"
      updated="2026-03-14"
      editorial={{ label: 'Who writes this', page: 'help/faq' }}
    />,
  );
  expect(screen.getByText('March 14, 2026')).toHaveAttribute('datetime', '2026-03-14');
  expect(screen.getByRole('link', { name: 'Who writes this' })).toHaveAttribute(
    'href',
    '/help/faq',
  );
});

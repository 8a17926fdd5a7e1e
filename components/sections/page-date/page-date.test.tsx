import { render, screen } from '@testing-library/react';
import { PageDate } from './page-date';

test('the day is there for readers and for machines', () => {
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

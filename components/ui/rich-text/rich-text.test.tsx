import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { RichText } from './rich-text';

setSite(sampleSite);

test('a date is machine-readable and reads unchanged', () => {
  const { container } = render(<RichText text="Since {2025-03-28}, prices **hold**." />);
  expect(screen.getByText('March 28, 2025')).toHaveAttribute('datetime', '2025-03-28');
  expect(container).toHaveTextContent('Since March 28, 2025, prices hold.');
});

test('a figure stays on one line with its unit', () => {
  const { container } = render(<RichText text="Return it within 3-7 days." />);
  expect(screen.getByText('3-7 days.')).toHaveClass('figure');
  expect(container).toHaveTextContent('Return it within 3-7 days.');
});

import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { english } from '@/content/languages/english';
import { siteOf } from '@/lib/site/site-of';
import { RichText } from './rich-text';

setSite(siteOf(english));

test('plain text stays plain', () => {
  const { container } = render(<RichText text="5 < 7 & so on" />);
  expect(container).toHaveTextContent('5 < 7 & so on');
});

test('pieces join without gaps', () => {
  const { container } = render(
    <RichText text={['See the ', { text: 'terms', page: 'help/terms' }, ', please.']} />,
  );
  expect(container).toHaveTextContent('See the terms, please.');
});

test('a link leads to its address', () => {
  render(<RichText text={[{ text: 'returns', page: 'help/faq', fragment: 'returns' }]} />);
  expect(screen.getByRole('link', { name: 'returns' })).toHaveAttribute(
    'href',
    '/help/faq#returns',
  );
});

test('stress renders as strong', () => {
  render(<RichText text={['Do ', { strong: 'not' }, ' sign.']} />);
  expect(screen.getByText('not').tagName).toBe('STRONG');
});

test('an abbreviation has its meaning as a title', () => {
  render(<RichText text={[{ abbr: 'TRA', meaning: 'Tanzania Revenue Authority' }]} />);
  expect(screen.getByText('TRA')).toHaveAttribute('title', 'Tanzania Revenue Authority');
});

test('a link in running text leads to the address that search engines keep', () => {
  render(<RichText text={[{ text: 'from Canada', page: 'routes/canada' }]} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/shipping-routes/canada-to-tanzania');
});

test('a date can be read by machines, and the words are the same', () => {
  const { container } = render(<RichText text={['Since {2025-03-28}, prices ', 'hold.']} />);
  expect(screen.getByText('March 28, 2025')).toHaveAttribute('datetime', '2025-03-28');
  expect(container).toHaveTextContent('Since March 28, 2025, prices hold.');
});

import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import { english } from '@/content/languages/english';
import type { Block } from '@/content/schema/block';
import { siteOf } from '@/lib/site/site-of';
import { Blocks } from './blocks';

setSite(siteOf(english));

const renderBlocks = (...blocks: Block[]) => render(<Blocks blocks={blocks} subheadingLevel={4} />);

const items = () => screen.getAllByRole('listitem').map((item) => item.textContent);

test('a paragraph renders as p', () => {
  renderBlocks({ paragraph: 'Some words.' });
  expect(screen.getByText('Some words.').tagName).toBe('P');
});

test('a subheading is one level below the heading above it', () => {
  renderBlocks({ subheading: 'Papers' });
  expect(screen.getByRole('heading', { name: 'Papers', level: 4 })).toBeInTheDocument();
});

test('a list keeps its order', () => {
  renderBlocks({ list: ['first', 'second'] });
  expect(items()).toEqual(['first', 'second']);
});

test('an ordered list renders as ol', () => {
  renderBlocks({ list: ['a', 'b'] }, { numbered: ['c', 'd'] });
  expect(screen.getAllByRole('list').map((list) => list.tagName)).toEqual(['UL', 'OL']);
});

test('a table renders as a table', () => {
  renderBlocks({ table: { caption: 'Prices', columns: ['What', 'Price'], rows: [['Box', '$1']] } });
  expect(screen.getByRole('table', { name: 'Prices' })).toBeInTheDocument();
});

test('a note may contain a link', () => {
  renderBlocks({ note: ['Ask ', { text: 'us', page: 'contact' }] });
  expect(screen.getByRole('link', { name: 'us' })).toHaveAttribute('href', '/contact');
});

test('a picture has alt text, dimensions and a caption', () => {
  const picture = {
    src: '/uploads/quay.webp',
    alt: 'Two cranes over a quay',
    width: 900,
    height: 600,
  };
  renderBlocks({ picture, caption: 'The quay at dawn.' });
  const image = screen.getByRole('img', { name: 'Two cranes over a quay' });
  expect(image).toHaveAttribute('width', '900');
  expect(screen.getByRole('figure')).toHaveTextContent('The quay at dawn.');
});

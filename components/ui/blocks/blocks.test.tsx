import { render, screen } from '@testing-library/react';
import { setSite } from '@/components/current-site/current-site';
import type { Block } from '@/content/schema/block';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { Blocks } from './blocks';

setSite(sampleSite);

const renderBlocks = (...blocks: Block[]) => render(<Blocks blocks={blocks} subheadingLevel={4} />);

test('a subheading is one level below the heading above it', () => {
  renderBlocks({ subheading: 'Papers' });
  expect(screen.getByRole('heading', { name: 'Papers', level: 4 })).toBeInTheDocument();
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

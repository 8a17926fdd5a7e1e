import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const photo = {
  src: '/uploads/quay.webp',
  alt: 'Two cranes over a quay',
  width: 1600,
  height: 900,
};

test('a photograph is described in words', () => {
  render(<Picture picture={{ photo }} loading="lazy" />);
  expect(screen.getByRole('img', { name: 'Two cranes over a quay' })).toBeVisible();
});

test('a photograph states its size, so that nothing moves when it arrives', () => {
  render(<Picture picture={{ photo }} loading="lazy" />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('width', '1600');
  expect(image).toHaveAttribute('height', '900');
});

test.each(['eager', 'lazy'] as const)('a photograph loads as asked: %s', (loading) => {
  render(<Picture picture={{ photo }} loading={loading} />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', loading);
});

test('an illustration adds nothing for screen readers', () => {
  const { container } = render(
    <Picture picture={{ illustration: 'warehousing' }} loading="lazy" />,
  );
  expect(container).not.toBeEmptyDOMElement();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

const photo = {
  src: '/uploads/quay.webp',
  alt: 'Two cranes over a quay',
  width: 1600,
  height: 900,
};

test('browsers with AVIF support get AVIF, others WebP', () => {
  const { container } = render(<Picture picture={{ photo }} sizes="100vw" />);
  const source = container.querySelector('picture > source[type="image/avif"]');
  expect(source).toHaveAttribute('srcset', '/uploads/quay.avif');
  expect(source?.nextElementSibling).toBe(screen.getByRole('img'));
  expect(screen.getByRole('img')).toHaveAttribute('src', '/uploads/quay.webp');
});

test.each(['/uploads/quay.jpg', '/uploads/quay.avif', 'https://images.example.com/quay.webp'])(
  '%s has no AVIF source',
  (src) => {
    const { container } = render(<Picture picture={{ photo: { ...photo, src } }} sizes="100vw" />);
    expect(container.querySelector('source')).toBeNull();
    expect(screen.getByRole('img')).toHaveAttribute('src', src);
  },
);

import { render, screen } from '@testing-library/react';
import { ObjectPicture } from './object-picture';
import { ScenePicture } from './world-picture';

const scene = {
  name: 'port',
  sizes: '100vw',
  onPhones: 'wide',
  alt: 'Cranes over a quay',
} as const;

/** The widths that a source offers, in pixels. */
const widthsOf = (source: Element | null) =>
  source?.getAttribute('srcset')?.match(/\d+(?=w)/g) ?? [];

test('phones are offered no picture wider than they can use', () => {
  const { container } = render(<ScenePicture {...scene} />);
  const [phones = null, wide = null] = container.querySelectorAll('source');
  expect(phones).toHaveAttribute('media', expect.stringContaining('max-width'));
  const widest = (source: Element | null) => Number(widthsOf(source).at(-1));
  expect(widest(phones)).toBeLessThan(widest(wide));
});

test('browsers without AVIF get WebP, and room for it before it is there', () => {
  render(<ScenePicture {...scene} />);
  const image = screen.getByRole('img', { name: 'Cranes over a quay' });
  expect(image).toHaveAttribute('src', expect.stringMatching(/\.webp$/));
  expect(Number(image.getAttribute('width')) / Number(image.getAttribute('height'))).toBeCloseTo(
    1.5,
  );
});

test('an object is for the eyes only', () => {
  const { container } = render(<ObjectPicture name="smartphones" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
});

import { render, screen } from '@testing-library/react';
import { Landscape } from './landscape';

const landscape = (
  <Landscape view="dar" ground="sun">
    <h2>Ask us</h2>
  </Landscape>
);

test('phones get its middle in a file of its own, others the whole', () => {
  const { container } = render(landscape);
  const [phones, , wide] = container.querySelectorAll('source');
  expect(phones).toHaveAttribute('media', expect.stringContaining('max-width'));
  expect(phones).toHaveAttribute('srcset', '/world/dar-phone-780.avif 780w');
  expect(wide).toHaveAttribute('srcset', expect.stringContaining('/world/dar-1920.avif 1920w'));
});

test('it is for the eyes only, and waits until it is near', () => {
  const { container } = render(landscape);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
});

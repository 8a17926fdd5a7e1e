import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LARGEST_PICTURE } from '../server/picture-size';
import { ask } from './api';
import { PictureDrop } from './picture-drop';

jest.mock('./api', () => ({
  ask: jest.fn(async () => ({
    picture: { src: '/uploads/quay.webp', width: 4, height: 3 },
    bytes: 20_100,
  })),
}));

const sent = ask as jest.Mock;
beforeEach(() => sent.mockClear());

/** Chooses a file that reports this size. */
async function choose(size: number) {
  const file = new File(['photo'], 'quay.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: size });
  const onChange = jest.fn();
  const { container } = render(<PictureDrop value={{}} onChange={onChange} />);
  await userEvent.upload(container.querySelector('input') as HTMLInputElement, file);
  return onChange;
}

test('the size limit applies to the file, not to its base64', async () => {
  const onChange = await choose(LARGEST_PICTURE.bytes);
  await screen.findByText('Visitors download 21 kB for it. Now describe the picture below.');
  expect(sent).toHaveBeenCalledWith('picture', { name: 'quay.jpg', data: btoa('photo') });
  expect(onChange).toHaveBeenCalledWith(
    expect.objectContaining({ src: '/uploads/quay.webp', alt: '' }),
  );
});

test.each([
  [LARGEST_PICTURE.bytes + 1, /^This file is larger than 40 MB/],
  [0, 'This file is empty. Choose another one.'],
])('a file of %i bytes is refused before it is sent', async (size, message) => {
  const onChange = await choose(size);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(sent).not.toHaveBeenCalled();
  expect(onChange).not.toHaveBeenCalled();
});

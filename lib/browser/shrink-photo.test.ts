/** @jest-environment jsdom */
import { shrinkPhoto } from './shrink-photo';

const drawImage = jest.fn();

/** What a canvas returns for the color that it was filled with, value by value. */
type Disguise = (value: number, i: number) => number;

/** A browser that decodes every picture to this size and encodes it to this many bytes. */
function installCanvas(
  size: { width: number; height: number },
  bytes: number,
  disguise: Disguise = (value) => value,
) {
  const context = {
    fillStyle: '',
    fillRect: () => undefined,
    drawImage,
    getImageData() {
      const filled = [...(this.fillStyle.match(/\d+/g) ?? []).map(Number), 255];
      return { data: Array.from({ length: 16 }, (_, i) => disguise(filled[i % 4] ?? 0, i)) };
    },
  };
  Object.assign(globalThis, { createImageBitmap: async () => ({ ...size, close: () => 0 }) });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob: (done: BlobCallback, type: string) => done(new Blob(['x'.repeat(bytes)], { type })),
  });
}

const fileOf = (name: string, type: string) =>
  new File(['x'.repeat(1000)], name, { type, lastModified: 1 });

test.each([
  ['IMG_1.JPG', 'image/jpeg', { width: 4000, height: 3000 }, [1600, 1200], 'IMG_1.JPG'],
  ['box.jpeg', 'image/jpeg', { width: 800, height: 600 }, [800, 600], 'box.jpeg'],
  ['box.png', 'image/png', { width: 3000, height: 4000 }, [1200, 1600], 'box.jpg'],
])('makes %s (%s, %j) a JPEG of %j', async (name, type, size, drawn, expected) => {
  installCanvas(size, 100);
  const small = await shrinkPhoto(fileOf(name, type));
  expect(small).toMatchObject({ name: expected, type: 'image/jpeg', size: 100, lastModified: 1 });
  expect(drawImage).toHaveBeenLastCalledWith(expect.anything(), 0, 0, ...drawn);
});

test.each<[string, Disguise]>([
  ['stripes', (_, i) => (i % 8 < 4 ? 255 : 0)],
  ['noise', () => Math.random() * 255],
  ['white', () => 255],
])(
  'sends the photo itself where the browser returns %s for what was drawn',
  async (_, disguise) => {
    installCanvas({ width: 4000, height: 3000 }, 100, disguise);
    const file = fileOf('IMG_1.JPG', 'image/jpeg');
    expect(await shrinkPhoto(file)).toBe(file);
  },
);

test('small changes of a color do not keep a photo from being shrunk', async () => {
  installCanvas({ width: 4000, height: 3000 }, 100, (value, i) => value + (i % 2));
  expect(await shrinkPhoto(fileOf('IMG_1.jpg', 'image/jpeg'))).toHaveProperty('size', 100);
});

test('sends the photo itself if the result would be larger', async () => {
  installCanvas({ width: 800, height: 600 }, 1001);
  const file = fileOf('IMG_1.jpg', 'image/jpeg');
  expect(await shrinkPhoto(file)).toBe(file);
});

test('keeps a screenshot that resizing does not halve', async () => {
  installCanvas({ width: 800, height: 600 }, 501);
  const file = fileOf('screen.png', 'image/png');
  expect(await shrinkPhoto(file)).toBe(file);
});

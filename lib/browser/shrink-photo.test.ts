import { shrinkPhoto } from './shrink-photo';

/** The canvas that the photo was drawn on, and where. */
let drawn: { width: number; height: number; drawImage: jest.Mock };

/** A browser that decodes pictures of this size and encodes them to this many bytes. */
function installCanvas(size: { width: number; height: number }, bytes: number) {
  const drawImage = jest.fn();
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ ...size, close: () => undefined }),
    OffscreenCanvas: class {
      constructor(width: number, height: number) {
        drawn = { width, height, drawImage };
      }
      getContext = () => ({ fillRect: () => undefined, drawImage });
      convertToBlob = async ({ type }: { type: string }) => new Blob(['x'.repeat(bytes)], { type });
    },
  });
}

const fileOf = (name: string, type: string, bytes = 1000) =>
  new File(['x'.repeat(bytes)], name, { type, lastModified: 1 });

test.each([
  [{ width: 4000, height: 3000 }, [1600, 1200]],
  [{ width: 3000, height: 4000 }, [1200, 1600]],
  [{ width: 800, height: 600 }, [800, 600]],
])('resizes a photo of %j to %j', async (size, expected) => {
  installCanvas(size, 100);
  await shrinkPhoto(fileOf('box.jpg', 'image/jpeg'));
  expect([drawn.width, drawn.height]).toEqual(expected);
  expect(drawn.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, ...expected);
});

test.each([
  ['IMG_1.JPG', 'image/jpeg', 'IMG_1.JPG'],
  ['box.jpeg', 'image/jpeg', 'box.jpeg'],
  ['box.png', 'image/png', 'box.jpg'],
])('converts %s to a JPEG of the same name', async (name, type, expected) => {
  installCanvas({ width: 4000, height: 3000 }, 100);
  const small = await shrinkPhoto(fileOf(name, type));
  expect(small).toMatchObject({ name: expected, type: 'image/jpeg', size: 100, lastModified: 1 });
});

test.each([
  ['a screenshot that resizing does not halve', 'screen.png', 'image/png'],
  ['a document', 'invoice.pdf', 'application/pdf'],
  ['an unreadable image', 'box.heic', 'image/heic'],
])('keeps %s unchanged', async (_, name, type) => {
  installCanvas({ width: 800, height: 600 }, 501);
  if (name.endsWith('.heic'))
    Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('unreadable')) });
  const file = fileOf(name, type);
  expect(await shrinkPhoto(file)).toBe(file);
});

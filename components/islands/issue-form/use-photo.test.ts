/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { shrinkPhoto } from '@/lib/browser/shrink-photo';
import { usePhoto } from './use-photo';

jest.mock('@/lib/browser/shrink-photo');
const shrink = jest.mocked(shrinkPhoto);

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, ...Array(20).fill(0)]);
const photo = (name: string, type = 'image/jpeg') => new File([jpeg], name, { type });
const small = new File(['small'], 'box.jpg', { type: 'image/jpeg' });
const document = new File(['%PDF-1.7'], 'invoice.pdf', { type: 'application/pdf' });

beforeEach(() => {
  shrink.mockReset();
  shrink.mockResolvedValue(small);
});

test.each([
  ['without a type', photo('IMG_1.jpg', '')],
  ['with a general type', photo('IMG_1.jpg', 'application/octet-stream')],
  ['that is called a document', photo('scan.pdf', 'application/pdf')],
])('resizes a photo %s, once', async (_, file) => {
  const { result } = renderHook(() => usePhoto());
  await act(() => result.current.follow(file));
  expect(await result.current.prepare(file)).toBe(small);
  expect(shrink).toHaveBeenCalledTimes(1);
});

test('sends what was read, whatever happens to the file afterwards', async () => {
  const { result } = renderHook(() => usePhoto());
  await act(() => result.current.follow(document));
  const sent = await result.current.prepare(document);
  expect(sent).not.toBe(document);
  expect(sent).toMatchObject({ name: document.name, type: document.type, size: document.size });
});

test('sends a photo unchanged if it cannot be resized', async () => {
  shrink.mockRejectedValue(new Error('no canvas'));
  const { result } = renderHook(() => usePhoto());
  const file = photo('box.jpg');
  expect(await result.current.prepare(file)).toMatchObject({ name: 'box.jpg', size: file.size });
});

test('shows no note if resizing does not make a photo smaller', async () => {
  const file = photo('box.jpg');
  shrink.mockResolvedValue(file);
  const { result } = renderHook(() => usePhoto());
  await act(() => result.current.follow(file));
  expect(result.current.state).toBeUndefined();
});

test('the note describes the last photo chosen, even if the first takes longer', async () => {
  const { result } = renderHook(() => usePhoto());
  let finishFirst = (_: File) => {};
  const begun = new Promise<void>((begin) => {
    shrink.mockImplementationOnce(() => {
      begin();
      return new Promise((resolve) => {
        finishFirst = resolve;
      });
    });
  });
  const second = new File([jpeg, jpeg], 'two.jpg', { type: 'image/jpeg' });
  let first: Promise<void> | undefined;
  await act(async () => {
    first = result.current.follow(photo('one.jpg'));
    await begun;
  });
  expect(result.current.state).toBe('working');
  await act(() => result.current.follow(second));
  await act(async () => {
    finishFirst(small);
    await first;
  });
  expect(result.current.state).toEqual({ before: second.size, after: small.size });
});

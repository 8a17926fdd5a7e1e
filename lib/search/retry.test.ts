/** @jest-environment node */
import { cached, retryDelay, withRetries } from './retry';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('waits twice as long each time, and never longer than half a minute', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000,
  ]);
});

test('what loads at once is loaded once', async () => {
  const load = jest.fn(async () => 'answers');
  await expect(withRetries(load)).resolves.toBe('answers');
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is tried again after one second', async () => {
  const load = jest.fn(async () => 'answers').mockRejectedValueOnce(new Error('no network'));
  const loading = withRetries(load);
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loading).resolves.toBe('answers');
});

test('gives up after three more tries', async () => {
  const load = jest.fn(async () => {
    throw new Error('no network');
  });
  const loading = expect(withRetries(load)).rejects.toThrow('no network');
  await jest.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  await loading;
  expect(load).toHaveBeenCalledTimes(4);
});

test('what was loaded is kept for five minutes', async () => {
  const load = jest.fn(async () => 'answers');
  const get = cached(load);
  await get();
  await jest.advanceTimersByTimeAsync(5 * 60_000 - 1);
  await get();
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await get();
  expect(load).toHaveBeenCalledTimes(2);
});

test('those who ask at the same time share one load', async () => {
  const load = jest.fn(async () => 'answers');
  const get = cached(load);
  await Promise.all([get(), get()]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a failure is not kept', async () => {
  const load = jest.fn(async () => 'answers').mockRejectedValueOnce(new Error('no network'));
  const get = cached(load);
  await expect(get()).rejects.toThrow('no network');
  await expect(get()).resolves.toBe('answers');
});

/** @jest-environment node */
import { cached, retryDelay, withRetries } from './retry';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('doubles the wait each time, up to 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16000, 30000, 30000,
  ]);
});

test('does not retry after success', async () => {
  const load = jest.fn(async () => 'answers');
  await expect(withRetries(load)).resolves.toBe('answers');
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries after one second', async () => {
  const load = jest.fn(async () => 'answers').mockRejectedValueOnce(new Error('no network'));
  const loading = withRetries(load);
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loading).resolves.toBe('answers');
});

test('gives up after three retries', async () => {
  const load = jest.fn(async () => {
    throw new Error('no network');
  });
  const loading = expect(withRetries(load)).rejects.toThrow('no network');
  await jest.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  await loading;
  expect(load).toHaveBeenCalledTimes(4);
});

test('caches the result for five minutes', async () => {
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

test('concurrent calls share one request', async () => {
  const load = jest.fn(async () => 'answers');
  const get = cached(load);
  await Promise.all([get(), get()]);
  expect(load).toHaveBeenCalledTimes(1);
});

test('does not cache a failure', async () => {
  const load = jest.fn(async () => 'answers').mockRejectedValueOnce(new Error('no network'));
  const get = cached(load);
  await expect(get()).rejects.toThrow('no network');
  await expect(get()).resolves.toBe('answers');
});

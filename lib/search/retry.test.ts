/** @jest-environment node */
import { cached, withRetries } from './retry';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const answering = () => jest.fn(async () => 'answers');

test('retries after one second, and not after success', async () => {
  const load = answering().mockRejectedValueOnce(new Error('no network'));
  const loading = withRetries(load);
  await jest.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loading).resolves.toBe('answers');
  expect(load).toHaveBeenCalledTimes(2);
});

test('caches the result for five minutes, for concurrent calls too', async () => {
  const load = answering();
  const get = cached(load);
  await Promise.all([get(), get()]);
  await jest.advanceTimersByTimeAsync(5 * 60_000 - 1);
  await get();
  expect(load).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await get();
  expect(load).toHaveBeenCalledTimes(2);
});

test('does not cache a failure', async () => {
  const get = cached(answering().mockRejectedValueOnce(new Error('no network')));
  await expect(get()).rejects.toThrow('no network');
  await expect(get()).resolves.toBe('answers');
});

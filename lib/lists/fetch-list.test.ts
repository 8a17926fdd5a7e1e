/** @jest-environment node */
import { fetchList } from './fetch-list';

test('retries after one second, and not after success', async () => {
  jest.useFakeTimers();
  const fetched = jest
    .spyOn(global, 'fetch')
    .mockRejectedValueOnce(new TypeError('no network'))
    .mockImplementation(async () => Response.json(['an answer']));
  const loading = fetchList('/lists/search.json');
  await jest.advanceTimersByTimeAsync(999);
  expect(fetched).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  await expect(loading).resolves.toEqual(['an answer']);
  expect(fetched).toHaveBeenCalledTimes(2);
});

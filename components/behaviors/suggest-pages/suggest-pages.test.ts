/** @jest-environment jsdom */
import { screen } from '@testing-library/dom';
import { suggestPages } from './suggest-pages';

const props = { url: '/lists/near-misses.json', heading: 'Did you mean one of these?' };
const candidates = [
  { label: 'Request a quote', href: '/get-quote', paths: ['/quote', '/get-quote'] },
  { label: 'Track a shipment', href: '/tracking', paths: ['/tracking', '/track'] },
];

const response = (status: number, json: unknown = null) =>
  ({ ok: status === 200, status, json: async () => json }) as Response;
const fetched = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  fetched.mockReset().mockResolvedValue(response(200, candidates));
  global.fetch = fetched as unknown as typeof fetch;
});

/** Visits an unknown address; resolves once the suggestions are final. */
function visit(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  document.body.innerHTML =
    '<div><p>Looking for a price?</p><a href="/get-quote">Request a quote</a></div>';
  return suggestPages(document.querySelector('div') as HTMLElement, props);
}
const offered = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('keeps a focused link', async () => {
  const done = visit('/trackng');
  screen.getByRole('link').focus();
  await done;
  expect(offered()).toEqual(['/get-quote']);
});

test('retries the list three times, then leaves the box unchanged', async () => {
  jest.useFakeTimers();
  fetched.mockResolvedValue(response(503));
  const done = visit('/trackng');
  await jest.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  await done;
  jest.useRealTimers();
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(offered()).toEqual(['/get-quote']);
});

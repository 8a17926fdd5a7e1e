import { screen } from '@testing-library/dom';
import { suggestMorePages } from './suggest-more-pages';

const props = {
  candidates: [
    { label: 'Request a quote', href: '/get-quote', paths: ['/quote', '/get-quote'] },
    { label: 'Blog', href: '/about/blog', paths: ['/blog', '/about/blog'] },
  ],
  heading: 'Did you mean one of these?',
  further: { url: '/lists/near-misses.json', folder: '/blog/' },
};
const list = [
  ['Sharing a container', '/blog/sharing-a-container'],
  ['Reading an air waybill', '/blog/reading-an-air-waybill'],
];

const answer = (status: number, json: unknown = null) =>
  ({ ok: status === 200, status, json: async () => json }) as Response;
const fetched = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  jest.spyOn(console, 'log').mockImplementation();
  fetched.mockReset().mockResolvedValue(answer(200, list));
  global.fetch = fetched as unknown as typeof fetch;
});

/** Comes to an address that leads nowhere; resolves when nothing is to come any more. */
function visit(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  document.body.innerHTML =
    '<div><p>Looking for a price?</p><a href="/get-quote">Request a quote</a></div>';
  return suggestMorePages(document.querySelector('div') as HTMLElement, props);
}
const offered = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test.each(['/quote', '/abuot/blog'])('what is close at hand asks for nothing: %s', async (path) => {
  await visit(path);
  expect(fetched).not.toHaveBeenCalled();
});

test('a slip in the address of an article leads to it', async () => {
  await visit('/blog/sharing-a-contaner');
  expect(fetched.mock.calls).toEqual([['/lists/near-misses.json']]);
  expect(screen.getByRole('link', { name: 'Sharing a container' })).toHaveAttribute(
    'href',
    '/blog/sharing-a-container',
  );
  expect(screen.queryByRole('link', { name: 'Request a quote' })).toBeNull();
});

test('an article without its folder is found too', async () => {
  await visit('/reading-an-air-waybill');
  expect(offered()).toEqual(['/blog/reading-an-air-waybill']);
});

test('what is at hand is offered before the list is there', () => {
  fetched.mockReturnValue(new Promise(() => undefined));
  visit('/blog/sharing-a-contaner');
  expect(offered()).toEqual(['/about/blog']);
});

test('the link that a visitor has turned to stays where it is', async () => {
  const done = visit('/blog/sharing-a-contaner');
  screen.getByRole('link').focus();
  await done;
  expect(offered()).toEqual(['/about/blog']);
});

test('where the list cannot be had it is asked for three times more, and nothing is lost', async () => {
  jest.useFakeTimers();
  fetched.mockResolvedValue(answer(503));
  const done = visit('/reading-an-air-waybill');
  await jest.advanceTimersByTimeAsync(1000 + 2000 + 4000);
  await done;
  jest.useRealTimers();
  expect(fetched).toHaveBeenCalledTimes(4);
  expect(offered()).toEqual(['/get-quote']);
});

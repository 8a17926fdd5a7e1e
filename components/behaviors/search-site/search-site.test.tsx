import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setSite } from '@/components/current-site/current-site';
import { SearchBox } from '@/components/ui/search-box/search-box';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { searchSite } from './search-site';

const words = { ...sampleSite.search, message: 'I looked for: {question}' };
const entries = [
  { href: '#duty', title: 'Who pays customs duty?', page: 'FAQ', lead: 'The recipient.' },
  { href: '#pay', title: 'How can I pay?', page: 'FAQ', lead: 'By card.' },
];
const list = {
  intents: { tax: [], cost: [], allowed: [], time: [] },
  fillers: [],
  everyday: [],
  entries,
};
const fetched = jest.fn<Promise<Response>, [string]>();

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => list } as Response);
  global.fetch = fetched as unknown as typeof fetch;
  window.history.replaceState(null, '', '/');
  setSite(sampleSite);
});

/** Starts the search in its box, perhaps with what was typed before. */
function setUp(typed = '') {
  const { container } = render(<SearchBox live />);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  box.value = typed;
  searchSite(container, { list: '/lists/search.json', chatNumber: '255', words });
  return { box, user: userEvent.setup() };
}
const status = () => screen.getByRole('status');
const answer = () => screen.findByRole('link', { name: /Who pays customs duty/ });

test('arrow keys move through the answers, Escape closes them', async () => {
  const { box, user } = setUp();
  await user.type(box, 'pay');
  const [first, second] = await screen.findAllByRole('link');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(second).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(first).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(box).toHaveFocus();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('Enter moves to the first answer, also before the answers have arrived', async () => {
  const { box, user } = setUp();
  await user.type(box, 'customs{Enter}');
  await waitFor(async () => expect(await answer()).toHaveFocus());
});

test('a tap outside closes the answers', async () => {
  const { user } = setUp('customs');
  await answer();
  await user.click(document.body);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('says when the answers cannot be loaded, and the button tries again', async () => {
  jest.useFakeTimers();
  fetched.mockResolvedValue({ ok: false, status: 503 } as Response);
  setUp('customs');
  expect(status()).toHaveTextContent(words.loading);
  await jest.runAllTimersAsync();
  jest.useRealTimers();
  expect(status()).toHaveTextContent(words.failed);
  fetched.mockResolvedValue({ ok: true, json: async () => list } as Response);
  await userEvent.click(screen.getByRole('button'));
  expect(await answer()).toBeVisible();
});

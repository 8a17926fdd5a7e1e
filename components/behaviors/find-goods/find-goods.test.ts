import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { findGoods } from './find-goods';

const props = {
  url: '/lists/goods.json',
  words: { one: '1 kind', many: '{count} kinds', none: 'Nothing for {question}', failed: 'Failed' },
};
const goods = [
  { href: '/goods/perfume', title: 'Perfume', page: 'Goods', text: 'By sea', words: 'manukato' },
  { href: '/goods/laptops', title: 'Laptops', page: 'Goods', text: 'By air', words: 'kompyuta' },
  { href: '/goods/tablets', title: 'Tablets', page: 'Goods', text: 'By air', words: 'kompyuta' },
];
const fetched = jest.fn<Promise<Response>, [string]>();

function setUp() {
  document.body.innerHTML = `<div><form role="search"><input type="search" name="q"><p role="status"></p></form>
    <ul></ul><div id="all">All goods</div></div>`;
  const root = document.querySelector('div') as HTMLElement;
  return { root, box: screen.getByRole('searchbox'), user: userEvent.setup() };
}
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
const all = () => document.getElementById('all');

beforeEach(() => {
  fetched.mockReset().mockResolvedValue({ ok: true, json: async () => goods } as Response);
  global.fetch = fetched as unknown as typeof fetch;
});

test('lists matching goods while the visitor types, in place of all goods', async () => {
  const { root, box, user } = setUp();
  await findGoods(root, props);
  await user.type(box, 'kompyuta');
  expect(hrefs()).toEqual(['/goods/laptops', '/goods/tablets']);
  expect(screen.getByRole('status')).toHaveTextContent('2 kinds');
  expect(all()).not.toBeVisible();
});

test('what was typed before the list arrived is found', async () => {
  const { root, box, user } = setUp();
  await user.type(box, 'manukato');
  await findGoods(root, props);
  expect(hrefs()).toEqual(['/goods/perfume']);
  expect(screen.getByRole('status')).toHaveTextContent('1 kind');
});

test('a query in the address is searched for, unless something else was typed', async () => {
  window.history.replaceState(null, '', '?q=manukato');
  const asked = setUp();
  await findGoods(asked.root, props);
  expect(asked.box).toHaveValue('manukato');
  expect(hrefs()).toEqual(['/goods/perfume']);
  const typed = setUp();
  await typed.user.type(typed.box, 'laptop');
  await findGoods(typed.root, props);
  expect(hrefs()).toEqual(['/goods/laptops']);
  window.history.replaceState(null, '', '?');
});

test('an emptied box shows all goods again', async () => {
  const { root, box, user } = setUp();
  await findGoods(root, props);
  await user.type(box, 'perfume');
  await user.clear(box);
  expect(hrefs()).toEqual([]);
  expect(all()).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('says when nothing matches, and leaves all goods in place', async () => {
  const { root, box, user } = setUp();
  await findGoods(root, props);
  await user.type(box, 'xyzzy');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing for xyzzy');
  expect(all()).toBeVisible();
});

test('says when the list cannot be loaded', async () => {
  jest.useFakeTimers();
  fetched.mockResolvedValue({ ok: false, status: 503 } as Response);
  const { root } = setUp();
  const done = findGoods(root, props);
  await jest.runAllTimersAsync();
  await done;
  jest.useRealTimers();
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Failed'));
  expect(all()).toBeVisible();
});

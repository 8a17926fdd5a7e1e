import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { helpSearch as words } from '@/content/help-search';
import type { SearchEntry } from '@/lib/search/entry';
import { LONGEST_QUESTION } from '@/lib/search/search';
import { fill } from '@/lib/text/fill';
import { SearchInput } from './search-input';

const entries: SearchEntry[] = [
  { href: '/help/faq#duty', title: 'Who pays customs duty?', page: 'FAQ', text: 'The recipient.' },
  { href: '/help/faq#pay', title: 'How can I pay?', page: 'FAQ', text: 'By card.' },
];

beforeAll(() => {
  global.fetch = jest.fn(async () => ({ ok: true, json: async () => entries }) as Response);
});

function setUp() {
  render(
    <form>
      <SearchInput words={words} askHref="/contact" />
    </form>,
  );
  return { user: userEvent.setup(), box: screen.getByRole('combobox') };
}

test('a question has a length limit', () => {
  expect(setUp().box).toHaveAttribute('maxlength', String(LONGEST_QUESTION));
});

test('answers come up as one types', async () => {
  const { user, box } = setUp();
  await user.type(box, 'custms');
  expect(await screen.findByRole('option', { name: /Who pays customs duty/ })).toBeVisible();
});

/** A visitor who goes on typing in the moment in which the box is taken over. */
function TypesOn() {
  useLayoutEffect(() => {
    const box = document.querySelector('input');
    if (!box) return;
    box.value = 'custms';
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return null;
}

test('what is typed while it takes over is kept, and looked for', async () => {
  render(
    <form>
      <SearchInput words={words} askHref="/contact" />
      <TypesOn />
    </form>,
  );
  expect(screen.getByRole('combobox')).toHaveValue('custms');
  expect(await screen.findByText('1 answer')).toBeInTheDocument();
});

test('says how many there are', async () => {
  const { user, box } = setUp();
  await user.type(box, 'pay');
  expect(await screen.findByText('2 answers')).toBeInTheDocument();
});

test('says so when there is none, and who can be asked', async () => {
  const { user, box } = setUp();
  await user.type(box, 'xyzzy');
  expect(await screen.findByText(fill(words.empty, { question: 'xyzzy' }))).toBeVisible();
  expect(screen.getByRole('link', { name: words.ask })).toHaveAttribute('href', '/contact');
});

test('says nothing while nothing is asked', async () => {
  const { user, box } = setUp();
  await user.type(box, 'pay{Backspace}{Backspace}{Backspace}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('the arrow keys lead through the answers', async () => {
  const { user, box } = setUp();
  await user.type(box, 'pay');
  const [first, second] = await screen.findAllByRole('option');
  await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', first?.id));
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', second?.id);
});

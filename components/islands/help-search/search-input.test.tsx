import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { helpSearch } from '@/content/schema/help-search';
import { sampleCopy } from '@/lib/forms/fixtures/sample-copy';
import type { SearchEntry } from '@/lib/search/entry';
import { LONGEST_QUESTION } from '@/lib/search/search';
import { fill } from '@/lib/text/fill';
import { SearchInput } from './search-input';

const copy = sampleCopy(helpSearch);
const words = { ...copy, found: { ...copy.found, many: '{count} results' } };

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
      <SearchInput list="/lists/help-search.json" words={words} askHref="/contact" />
    </form>,
  );
  return { user: userEvent.setup(), box: screen.getByRole('combobox') };
}

test('limits the length of a question', () => {
  expect(setUp().box).toHaveAttribute('maxlength', String(LONGEST_QUESTION));
});

test('shows answers while typing', async () => {
  const { user, box } = setUp();
  await user.type(box, 'custms');
  expect(await screen.findByRole('option', { name: /Who pays customs duty/ })).toBeVisible();
});

/** A visitor who keeps typing while the box hydrates. */
function TypesOn() {
  useLayoutEffect(() => {
    const box = document.querySelector('input');
    if (!box) return;
    box.value = 'custms';
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }, []);
  return null;
}

test('keeps text typed during hydration and searches for it', async () => {
  render(
    <form>
      <SearchInput list="/lists/help-search.json" words={words} askHref="/contact" />
      <TypesOn />
    </form>,
  );
  expect(screen.getByRole('combobox')).toHaveValue('custms');
  expect(await screen.findByText(words.found.one)).toBeInTheDocument();
});

test('announces the number of results', async () => {
  const { user, box } = setUp();
  await user.type(box, 'pay');
  expect(await screen.findByText(fill(words.found.many, { count: '2' }))).toBeInTheDocument();
});

test('without results, says so and links to contacts', async () => {
  const { user, box } = setUp();
  await user.type(box, 'xyzzy');
  expect(await screen.findByText(fill(words.empty, { question: 'xyzzy' }))).toBeVisible();
  expect(screen.getByRole('link', { name: words.ask })).toHaveAttribute('href', '/contact');
});

test('announces nothing without a query', async () => {
  const { user, box } = setUp();
  await user.type(box, 'pay{Backspace}{Backspace}{Backspace}');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

test('arrow keys move through the answers', async () => {
  const { user, box } = setUp();
  await user.type(box, 'pay');
  const [first, second] = await screen.findAllByRole('option');
  await waitFor(() => expect(box).toHaveAttribute('aria-activedescendant', first?.id));
  await user.keyboard('{ArrowDown}');
  expect(box).toHaveAttribute('aria-activedescendant', second?.id);
});

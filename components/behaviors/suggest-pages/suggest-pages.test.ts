import { screen } from '@testing-library/dom';
import { suggestPages } from './suggest-pages';

const props = {
  candidates: [
    { label: 'Request a quote', href: '/get-quote', paths: ['/quote', '/get-quote'] },
    { label: 'Track a shipment', href: '/tracking', paths: ['/tracking', '/track'] },
  ],
  heading: 'Did you mean one of these?',
};

let noted: jest.SpyInstance;
beforeEach(() => {
  noted = jest.spyOn(console, 'log').mockImplementation();
});

function visit(path: string) {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<p>Looking for a price?</p><a href="/get-quote">Request a quote</a>';
  suggestPages(document.body, props);
}

test('the missing path is noted on the console', () => {
  visit('/xyzzy?from=mail');
  expect(noted.mock.calls).toEqual([['Page not found: /xyzzy']]);
});

test('/quote leads to the quote form', () => {
  visit('/quote');
  expect(screen.getByText('Looking for a price?')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/get-quote');
});

test('a slip of the finger leads to the page that was meant', () => {
  visit('/trackng');
  expect(screen.getByText('Did you mean one of these?')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Track a shipment' })).toHaveAttribute(
    'href',
    '/tracking',
  );
});

test('an address that is like none of ours is not guessed at', () => {
  visit('/xyzzy');
  expect(screen.queryByText('Did you mean one of these?')).toBeNull();
  expect(screen.getByRole('link')).toHaveAttribute('href', '/get-quote');
});

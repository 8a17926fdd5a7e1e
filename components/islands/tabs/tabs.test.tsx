import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const tabs = ['Shipping', 'Payments', 'Account'].map((title) => ({
  id: title.toLowerCase(),
  title,
  panel: <p>About {title.toLowerCase()}</p>,
}));

const renderTabs = () => render(<Tabs label="Quick links" tabs={tabs} />);
const tab = (name: string) => screen.getByRole('tab', { name });

beforeAll(() => {
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  window.location.hash = '';
});

test('a click selects a tab', async () => {
  renderTabs();
  await userEvent.click(tab('Account'));
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Account');
});

test.each([
  ['the right arrow goes on', '{ArrowRight}', 'Payments'],
  ['the left arrow goes round to the last', '{ArrowLeft}', 'Account'],
  ['End goes to the last', '{End}', 'Account'],
])('%s', async (_, key, expected) => {
  renderTabs();
  tab('Shipping').focus();
  await userEvent.keyboard(key);
  expect(tab(expected)).toHaveFocus();
  expect(tab(expected)).toHaveAttribute('aria-selected', 'true');
});

test('Tab skips unselected tabs', () => {
  renderTabs();
  expect(tab('Shipping')).toHaveAttribute('tabindex', '0');
  expect(tab('Payments')).toHaveAttribute('tabindex', '-1');
});

test('selects the tab named in the URL', () => {
  window.location.hash = '#payments';
  renderTabs();
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Payments');
});

describe('on an open page', () => {
  const selected = () => screen.getByRole('tab', { selected: true });

  test('the selection follows the URL', async () => {
    renderTabs();
    window.location.hash = '#account';
    await waitFor(() => expect(selected()).toHaveTextContent('Account'));
    window.history.back();
    window.location.hash = '#payments';
    await waitFor(() => expect(selected()).toHaveTextContent('Payments'));
  });

  test('a link to an element in a panel opens the panel', async () => {
    render(
      <Tabs
        label="Quick links"
        tabs={[...tabs, { id: 'more', title: 'More', panel: <p id="deep">More</p> }]}
      />,
    );
    window.location.hash = '#deep';
    await waitFor(() => expect(selected()).toHaveTextContent('More'));
  });

  test('a link to the current fragment works again', async () => {
    render(<a href="#payments">About payments</a>);
    renderTabs();
    window.location.hash = '#payments';
    await waitFor(() => expect(selected()).toHaveTextContent('Payments'));
    await userEvent.click(tab('Account'));
    await userEvent.click(screen.getByRole('link', { name: 'About payments' }));
    expect(selected()).toHaveTextContent('Payments');
  });
});

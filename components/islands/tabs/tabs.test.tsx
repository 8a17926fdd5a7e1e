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

const selected = () => screen.getByRole('tab', { selected: true });

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

test.each([
  ['{ArrowRight}', 'Payments'],
  ['{ArrowLeft}', 'Account'],
  ['{ArrowLeft}{ArrowRight}', 'Shipping'],
  ['{End}', 'Account'],
  ['{End}{Home}', 'Shipping'],
  ['a', 'Shipping'],
])('the keys %s lead from the first tab to %s', async (keys, name) => {
  renderTabs();
  tab('Shipping').focus();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(name);
  expect(tab(name)).toHaveFocus();
});

import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { closeMenus } from './close-menus';

const services = () => screen.getByText('Services');

beforeEach(() => {
  document.body.innerHTML = '<header><ul><li aria-owns="menu">Services</li></ul></header>';
  closeMenus(screen.getByRole('banner'));
});

test('Escape closes the menu under the pointer until the pointer returns', async () => {
  // jsdom has no hover.
  jest.spyOn(document, 'querySelector').mockReturnValue(services());
  await userEvent.keyboard('{Escape}');
  expect(document.documentElement).toHaveAttribute('data-dismissed');
  fireEvent(services(), new MouseEvent('pointerleave'));
  expect(document.documentElement).not.toHaveAttribute('data-dismissed');
});

import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { closeMenus } from './close-menus';

/** jsdom has no hover: the menu named here counts as the one under the pointer. */
function hover(item: HTMLElement | null) {
  jest.spyOn(header(), 'querySelector').mockReturnValue(item);
}

const header = () => screen.getByRole('banner');
const services = () => screen.getByText('Services').closest('li') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<header><ul><li><a href="/services">Services</a></li><li>Help</li></ul></header>';
  closeMenus(header());
});

/** jsdom has no pointer events: a mouse event of that name carries the properties under test. */
function leaveFor(relatedTarget: Element) {
  fireEvent(services(), new MouseEvent('pointerout', { bubbles: true, relatedTarget }));
}

test('Escape closes the menu under the pointer', async () => {
  hover(services());
  await userEvent.keyboard('{Escape}');
  expect(services()).toHaveAttribute('data-dismissed');
});

test('other keys leave it open', async () => {
  hover(services());
  await userEvent.keyboard('a');
  expect(services()).not.toHaveAttribute('data-dismissed');
});

test('Escape with the pointer elsewhere does nothing', async () => {
  hover(null);
  await userEvent.keyboard('{Escape}');
  expect(services()).not.toHaveAttribute('data-dismissed');
});

test('once the pointer has left, the menu may open again', async () => {
  hover(services());
  await userEvent.keyboard('{Escape}');
  leaveFor(document.body);
  expect(services()).not.toHaveAttribute('data-dismissed');
});

test('moving about within the menu keeps it closed', async () => {
  hover(services());
  await userEvent.keyboard('{Escape}');
  leaveFor(screen.getByText('Services'));
  expect(services()).toHaveAttribute('data-dismissed');
});

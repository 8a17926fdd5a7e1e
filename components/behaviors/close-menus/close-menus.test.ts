import { fireEvent, screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { closeMenus } from './close-menus';

/** jsdom has no hover: the menu named here counts as the one under the pointer. */
function hover(item: HTMLElement | null) {
  jest.spyOn(header(), 'querySelector').mockReturnValue(item?.firstElementChild ?? null);
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

test('the menu can reopen after the pointer leaves', async () => {
  hover(services());
  await userEvent.keyboard('{Escape}');
  leaveFor(document.body);
  expect(services()).not.toHaveAttribute('data-dismissed');
});

test('a closed menu stays closed while the pointer moves within it', async () => {
  hover(services());
  await userEvent.keyboard('{Escape}');
  leaveFor(screen.getByText('Services'));
  expect(services()).toHaveAttribute('data-dismissed');
});

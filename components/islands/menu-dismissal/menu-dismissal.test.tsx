import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MenuDismissal } from './menu-dismissal';

/** jsdom never hovers: the menu named here counts as the one under the pointer. */
function hover(item: HTMLElement | null) {
  jest.spyOn(HTMLUListElement.prototype, 'querySelector').mockReturnValue(item);
}

afterEach(() => jest.restoreAllMocks());

beforeEach(() => {
  render(
    <MenuDismissal className={undefined}>
      <li>
        <a href="/services">Services</a>
      </li>
      <li>Help</li>
    </MenuDismissal>,
  );
});

const services = () => screen.getByText('Services').closest('li') as HTMLElement;

/** jsdom has no pointer events of its own; a mouse event of that name carries what is asked for. */
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

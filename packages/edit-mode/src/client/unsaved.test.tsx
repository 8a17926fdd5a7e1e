import { renderHook } from '@testing-library/react';
import { mayDiscard, useUnsaved } from './unsaved';

/** Whether the browser would ask before the window closes. */
function closing(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

test('asks before what was typed is lost, and no longer once it is saved', () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  let isTyped = false;
  const check = () => isTyped;
  const { unmount } = renderHook(() => useUnsaved(check));
  expect([closing(), mayDiscard()]).toEqual([false, true]);
  expect(confirm).not.toHaveBeenCalled();

  isTyped = true;
  expect([closing(), mayDiscard()]).toEqual([true, false]);
  expect(confirm).toHaveBeenCalledTimes(1);
  confirm.mockReturnValue(true);
  expect(mayDiscard()).toBe(true);

  unmount();
  expect([closing(), mayDiscard()]).toEqual([false, true]);
});

import { act, renderHook } from '@testing-library/react';
import { useUnconfirmed } from './use-unconfirmed';

beforeEach(() => localStorage.clear());

/** The hook for a form with one field. */
function open(value = '') {
  const form = document.createElement('form');
  form.innerHTML = `<input name="city" value="${value}">`;
  const onBack = jest.fn();
  const { result } = renderHook(() => useUnconfirmed({ current: form }, 'contact', onBack));
  const city = () => new FormData(form).get('city');
  return { result, onBack, city };
}

test('offers nothing after a confirmed message', () => {
  const { result } = open();
  act(() => result.current.settle(true, { city: 'Mwanza' }));
  expect(result.current.bringBack).toBeUndefined();
});

test('brings an unconfirmed message back once, also on a later visit', () => {
  const { result: first } = open();
  act(() => first.current.settle(false, { city: 'Mwanza' }));
  const { result, onBack, city } = open();
  act(() => result.current.bringBack?.());
  expect(city()).toBe('Mwanza');
  expect(onBack).toHaveBeenCalledTimes(1);
  expect(result.current.bringBack).toBeUndefined();
  expect(open().result.current.bringBack).toBeUndefined();
});

test('overwrites nothing that was typed since', () => {
  const { result, city } = open('Dodoma');
  act(() => result.current.settle(false, { city: 'Mwanza' }));
  act(() => result.current.bringBack?.());
  expect(city()).toBe('Dodoma');
});

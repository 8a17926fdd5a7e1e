import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { saveDraft } from '@/lib/browser/draft';
import { useDraft } from './use-draft';

let markUnderWay: (value: boolean) => void;

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form, 'contact');
  markUnderWay = draft.markUnderWay;
  return (
    <form ref={form} aria-label="Contact">
      <input id="contact-city" name="city" aria-label="City" />
      <input name="file" type="file" aria-label="Photo" />
      <output>{JSON.stringify(draft.restored)}</output>
    </form>
  );
}

const city = () => screen.getByLabelText('City');
const restored = () => screen.getByRole('status').textContent;

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/contact');
});

/** Another visit to the page. */
function revisit(leave: () => void) {
  leave();
  return render(<Form />);
}

test('an empty form restores nothing', () => {
  render(<Form />);
  expect(restored()).toBe('');
});

test('restores typed text on the next visit', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(city(), 'Mwanza');
  revisit(unmount);
  expect(city()).toHaveValue('Mwanza');
  expect(restored()).not.toBe('');
});

test('keeps text typed before hydration and saves it as a draft', () => {
  sessionStorage.setItem('contact-city', 'Dodoma');
  const { unmount } = render(<Form />);
  expect(city()).toHaveValue('Dodoma');
  revisit(unmount);
  expect(city()).toHaveValue('Dodoma');
});

test('a reset form leaves no draft', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(city(), 'Mwanza');
  await userEvent.clear(city());
  act(() => screen.getByRole<HTMLFormElement>('form').reset());
  expect(restored()).toBe('');
  revisit(unmount);
  expect(city()).toHaveValue('');
});

test('marks a draft only while its message is being sent', async () => {
  const { unmount } = render(<Form />);
  await userEvent.type(city(), 'Mwanza');
  act(() => markUnderWay(true));
  const next = revisit(unmount);
  expect(restored()).toContain('"underWay":true');
  act(() => markUnderWay(false));
  revisit(next.unmount);
  expect(restored()).not.toContain('underWay');
});

test('reports a lost file until it is chosen again', async () => {
  saveDraft(sessionStorage, 'contact', { city: 'Mwanza' });
  const { unmount } = render(<Form />);
  const file = new File(['x'], 'box.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Photo'), file);
  revisit(unmount);
  expect(restored()).toContain('box.png');
  await userEvent.upload(screen.getByLabelText('Photo'), file);
  expect(restored()).not.toContain('box.png');
});

/** A redirect back from the service has a referrer. */
const arriveFrom = (referrer: string) =>
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);

test('discards the draft of a natively posted form', () => {
  arriveFrom('https://formsubmit.co/');
  saveDraft(sessionStorage, 'contact', { city: 'Mwanza' });
  window.history.replaceState(null, '', '#contact-sent');
  render(<Form />);
  expect(city()).toHaveValue('');
  expect(window.location.hash).toBe('');
});

test('opening that address manually keeps the draft and reports nothing', () => {
  arriveFrom('');
  saveDraft(sessionStorage, 'contact', { city: 'Mwanza' });
  window.history.replaceState(null, '', '#contact-sent');
  render(<Form />);
  expect(city()).toHaveValue('Mwanza');
  expect(window.location.hash).toBe('');
});

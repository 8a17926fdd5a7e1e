import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useCarriedAddress } from './use-carried-address';

function Form({ typed }: { typed?: string }) {
  const form = useRef<HTMLFormElement>(null);
  useCarriedAddress(form);
  return (
    <form ref={form}>
      <input name="email" aria-label="Email" defaultValue={typed} />
    </form>
  );
}

const email = () => screen.getByLabelText('Email');
const visit = (address: string) => window.history.replaceState(null, '', address);

test.each([
  '/newsletter#email=neema%40nectarine.example',
  '/newsletter?email=neema%40nectarine.example',
])('the address in %s is filled in and removed from the page address', (address) => {
  visit(address);
  render(<Form />);
  expect(email()).toHaveValue('neema@nectarine.example');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    '/newsletter',
  );
});

test('an address typed by the visitor stays', () => {
  visit('/newsletter#email=neema%40nectarine.example');
  render(<Form typed="asha@nectarine.example" />);
  expect(email()).toHaveValue('asha@nectarine.example');
});

test('the sign-up in the footer of the same page fills in the form', () => {
  visit('/newsletter');
  render(<Form />);
  visit('/newsletter#email=neema%40nectarine.example');
  act(() => {
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(email()).toHaveValue('neema@nectarine.example');
});

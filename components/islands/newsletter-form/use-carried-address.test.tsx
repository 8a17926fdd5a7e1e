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

test('keeps an address that the visitor typed', () => {
  visit('/newsletter#email=neema%40nectarine.example');
  render(<Form typed="asha@nectarine.example" />);
  expect(email()).toHaveValue('asha@nectarine.example');
});

test('the footer sign-up on the same page fills in the form', () => {
  visit('/newsletter');
  render(<Form />);
  visit('/newsletter#email=neema%40nectarine.example');
  act(() => {
    window.dispatchEvent(new Event('hashchange'));
  });
  expect(email()).toHaveValue('neema@nectarine.example');
});

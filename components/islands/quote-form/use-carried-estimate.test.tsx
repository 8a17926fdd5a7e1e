import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useCarriedEstimate } from './use-carried-estimate';

function Form() {
  const form = useRef<HTMLFormElement>(null);
  const carried = useCarriedEstimate(form, 'Tanzania');
  return (
    <form ref={form} aria-label="Quote">
      <p>{carried ? 'From your estimate' : 'Nothing carried'}</p>
      <input name="originCountry" />
      <input name="destinationCountry" />
      <input name="weight" />
      <input name="goodsType" />
    </form>
  );
}

const visit = (address: string) => window.history.replaceState(null, '', address);

test('fills in whatever an address carries', () => {
  visit('/get-quote#originCountry=UAE&goodsType=Car');
  render(<Form />);
  expect(screen.getByRole('form')).toHaveFormValues({
    originCountry: 'UAE',
    destinationCountry: 'Tanzania',
    goodsType: 'Car',
    weight: '',
  });
  expect(screen.getByText('From your estimate')).toBeVisible();
  expect(window.location.hash).toBe('');
});

test.each(['', '#quote-sent'])('fills in nothing from "%s"', (fragment) => {
  visit(`/get-quote${fragment}`);
  render(<Form />);
  expect(screen.getByRole('form')).toHaveFormValues({ originCountry: '', destinationCountry: '' });
  expect(screen.getByText('Nothing carried')).toBeVisible();
  expect(window.location.hash).toBe(fragment);
});

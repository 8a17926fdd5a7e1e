import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useCarriedEstimate } from './use-carried-estimate';

const estimate = '#originCountry=UAE&weight=2.5&length=10&width=20&height=30';

function Form({ weight }: { weight?: string }) {
  const form = useRef<HTMLFormElement>(null);
  const carried = useCarriedEstimate(form, 'Tanzania');
  return (
    <form ref={form} aria-label="Quote">
      <p>{carried ? 'From your estimate' : 'Nothing carried'}</p>
      <input name="originCountry" />
      <input name="destinationCountry" />
      <input name="weight" defaultValue={weight} />
      <input name="height" />
      <input name="goodsType" />
    </form>
  );
}

const visit = (address: string) => window.history.replaceState(null, '', address);

test('keeps what the visitor typed', () => {
  visit(`/get-quote${estimate}`);
  render(<Form weight="7" />);
  expect(screen.getByRole('form')).toHaveFormValues({ weight: '7', height: '30' });
});

test('fills in whatever an address carries', () => {
  visit('/get-quote#goodsType=Car');
  render(<Form />);
  expect(screen.getByRole('form')).toHaveFormValues({ goodsType: 'Car', weight: '' });
  expect(screen.getByText('From your estimate')).toBeVisible();
});

test.each(['', '#quote-sent'])('fills in nothing from "%s"', (fragment) => {
  visit(`/get-quote${fragment}`);
  render(<Form />);
  expect(screen.getByRole('form')).toHaveFormValues({ originCountry: '', destinationCountry: '' });
  expect(screen.getByText('Nothing carried')).toBeVisible();
  expect(window.location.hash).toBe(fragment);
});

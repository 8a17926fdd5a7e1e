import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { chosenFile, type Values } from '@/lib/browser/form-values';
import { setupAt } from '@/lib/forms/fixtures/forms';
import { FormFrame } from '../form-frame/form-frame';
import { useSend } from './use-send';

export const setup = setupAt('https://nectarine.example/contact');
export const words = {
  subject: 'Contact',
  fields: { city: { label: 'City' } },
  submit: { rest: 'Submit', busy: 'Sending' },
};

/** A form with one text and a file. `report` receives what became of each message. */
export function CityForm({ report }: { report?: (isSent: boolean | undefined) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const connected = useSend(form, setup, words.subject, 'contact');
  const submit = async (values: Values) => {
    const payload = { city: String(values.city) };
    const isSent = await connected.send({ payload, attachment: chosenFile(values) }, values);
    report?.(isSent);
  };
  return (
    <FormFrame connected={connected} words={words} checks="native" onSubmit={submit}>
      <input id="contact-city" name="city" aria-label="City" />
      <input id="contact-file" name="file" type="file" aria-label="Photo" />
    </FormFrame>
  );
}

// What the outbox changes, React shows when it does in a browser, and tests wait for it.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

export const city = () => screen.getByLabelText<HTMLInputElement>('City');
// The library's keyboard does not see that a form was reset.
export const type = (value: string) => fireEvent.input(city(), { target: { value } });
export const expectCity = (value: string) => waitFor(() => expect(city()).toHaveValue(value));
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const submit = () => press(words.submit.rest);
/** Finds the text, up to its first placeholder. */
export const findText = (text: string) =>
  screen.findByText(text.split('{')[0] || '?', { exact: false });

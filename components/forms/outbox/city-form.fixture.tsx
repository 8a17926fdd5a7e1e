import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { type Arrival, installFakeRequest } from '@/lib/browser/fixtures/fake-request';
import { readValues } from '@/lib/browser/form-values';
import { setupAt } from '@/lib/forms/fixtures/forms';
import { FormFrame } from '../form-frame/form-frame';
import { useSend } from './use-send';

export const setup = setupAt('https://nectarine.example/contact');
export const words = {
  subject: 'Contact',
  fields: { city: { label: 'City' } },
  submit: { rest: 'Submit', busy: 'Sending' },
};

type CityFormProps = { report?: (isSent: boolean | undefined) => void };

/** A form with one text and a file. `report` receives what became of each message. */
export function CityForm({ report }: CityFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { send, state } = useSend(form, setup, words.subject, 'contact');
  const submit = async (element: HTMLFormElement) => {
    const { city, file } = readValues(element);
    const [attachment] = file as FileList;
    const isSent = await send({ city: String(city) }, attachment);
    report?.(isSent);
  };
  return (
    <FormFrame {...{ form, setup, words, state }} checks="native" onSubmit={submit}>
      <input id="contact-city" name="city" aria-label="City" />
      <input id="contact-file" name="file" type="file" aria-label="Photo" />
    </FormFrame>
  );
}

export const city = () => screen.getByLabelText<HTMLInputElement>('City');
// What the outbox changes, React shows when it does in a browser, and tests wait for it.
beforeAll(() => void Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));

/** Presses a button, once it is there. */
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const submit = () => press(words.submit.rest);
/** Finds the text, up to its first placeholder. */
export const findText = (text: string) =>
  screen.findByText(text.split('{')[0] || '?', { exact: false });

/** Replaces the service. Returns what arrives; `answers` may be changed between messages. */
export function fakeService() {
  const service = {
    arrivals: [] as Arrival[],
    answer: (arrival: Arrival) => arrival.answer('{"success":"true"}'),
  };
  installFakeRequest((arrival) => {
    service.arrivals.push(arrival);
    service.answer(arrival);
  });
  return service;
}

export const connect = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true });

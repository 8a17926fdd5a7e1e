import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import * as z from 'zod/mini';
import { fillEmpty } from '@/lib/browser/form-values';
import { ErrorSummary } from '../error-summary/error-summary';
import { useCheckedForm } from './use-checked-form';

const words = {
  city: { label: 'City' },
  services: { label: 'Services' },
  photo: { label: 'Photo' },
};

const rules = standardSchemaResolver(
  z.object({
    city: z.string().check(z.minLength(3, 'Name the city'), z.startsWith('D', 'Only D')),
    services: z.array(z.string()).check(z.minLength(1, 'Choose a service')),
    photo: z.optional(z.custom<FileList>()),
  }),
);

let loadRules: () => Promise<typeof rules>;
const send = jest.fn();

beforeEach(() => {
  loadRules = async () => rules;
  send.mockClear();
  document.body.replaceChildren();
});

function Form() {
  const ref = useRef<HTMLFormElement>(null);
  const { field, problems, attempts, handleSubmit } = useCheckedForm({
    form: ref,
    name: 'test',
    words,
    defaultValues: { services: [] },
    loadRules: () => loadRules(),
  });
  const { error: cityError, label: cityLabel, ...city } = field('city');
  const { error: _, label: __, id, ...services } = field('services');
  const { error: ___, label: photoLabel, ...photo } = field('photo');
  return (
    <form ref={ref} noValidate onSubmit={handleSubmit(send)}>
      <ErrorSummary heading="Check these" problems={problems} attempts={attempts} />
      <label htmlFor={city.id}>{cityLabel}</label>
      <input {...city} required aria-describedby="why" />
      <p id="why">{cityError}</p>
      {['sea', 'air', 'road'].map((name) => (
        <label key={name}>
          <input {...services} type="checkbox" value={name} />
          {name}
        </label>
      ))}
      <label htmlFor={photo.id}>{photoLabel}</label>
      <input {...photo} type="file" />
      <button type="submit">Send</button>
    </form>
  );
}

const city = () => screen.getByLabelText('City');
const box = (name: string) => screen.getByLabelText(name);
const form = () => document.querySelector('form') as HTMLFormElement;
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const sent = () => send.mock.calls[0]?.[0];

/** The form as the server sends it, filled in before React hydrates it. */
async function hydrateAfter(fillIn: () => void) {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.append(root);
  fillIn();
  await act(async () => hydrateRoot(root, <Form />));
}

test.each([['sea'], ['air'], ['sea air'], ['road sea']])(
  'only the boxes %s, checked before hydration, stay checked',
  async (checked) => {
    await hydrateAfter(() => {
      for (const name of checked.split(' ')) box(name).click();
    });
    const now = screen.getAllByRole<HTMLInputElement>('checkbox').filter((each) => each.checked);
    expect(now.map(({ value }) => value).toSorted()).toEqual(checked.split(' ').toSorted());
  },
);

test('clears the message of a field set by a script', async () => {
  render(<Form />);
  await submit();
  expect(city()).toHaveAccessibleDescription('Name the city');
  await act(async () => fillEmpty(form(), { city: 'Dodoma' }));
  expect(city()).toHaveAccessibleDescription('');
  expect(screen.getByRole('alert')).toHaveTextContent('Choose a service');
});

test('keeps the chosen file when a script sets another field', async () => {
  render(<Form />);
  const file = new File(['x'], 'box.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Photo'), file);
  act(() => fillEmpty(form(), { city: 'Dodoma', services: ['air'] }));
  await submit();
  expect(Array.from(sent().photo)).toEqual([file]);
});

test('when the rules cannot be loaded, the browser checks the form', async () => {
  loadRules = () => Promise.reject(new Error('offline'));
  render(<Form />);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(/\w/);
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(city(), 'Mwanza');
  await submit();
  expect(sent()).toMatchObject({ city: 'Mwanza' });
});

import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Arrival, installFakeRequest } from '@/lib/browser/fixtures/fake-request';
import { fillBrowser } from '@/lib/browser/fixtures/outbox';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import { ContactForm } from './contact-form';

let arrivals: Arrival[];
/** How the service responds to a message. */
let treat: (arrival: Arrival) => void;

beforeEach(async () => {
  await fillBrowser();
  arrivals = [];
  treat = ({ answer }) => answer('');
  installFakeRequest((arrival) => {
    arrivals.push(arrival);
    treat(arrival);
  });
});

const setup = setupAt('https://nectarine.example/contact');
const { contact } = forms;
const { fields } = contact;
const contactForm = <ContactForm setup={setup} words={forms.contact} rows={6} />;

const texts = {
  [fields.name.label]: 'Neema',
  [fields.email.label]: 'neema@nectarine.example',
  [fields.subject.label]: 'A sofa',
  [fields.message.label]: 'It is long.',
};

function fillIn() {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  }
}

const button = () => screen.getByRole('button', { name: contact.submit.rest });
const send = () => userEvent.click(button());
const message = () => screen.getByLabelText(fields.message.label);
/** The answer to the first message arrives. */
const arrive = async () => act(async () => arrivals[0]?.answer(''));

test('keeps text typed while sending, in the form and in the draft', async () => {
  treat = () => undefined;
  const { unmount } = render(contactForm);
  fillIn();
  await send();
  await userEvent.type(message(), ' And wide.');
  await arrive();
  expect(message()).toHaveValue('It is long. And wide.');
  expect(screen.getByLabelText(fields.name.label)).toHaveValue('');
  expect(screen.getByText(setup.words.sending.typedSince)).toBeVisible();
  unmount();
  render(contactForm);
  await waitFor(() => expect(message()).toHaveValue('It is long. And wide.'));
});

test('without a response, says that the message may have arrived', async () => {
  treat = ({ breakOff }) => breakOff();
  render(contactForm);
  fillIn();
  await send();
  expect(screen.getByText(setup.words.fallback.unsure)).toBeVisible();
});

test('sending can be cancelled', async () => {
  treat = () => undefined;
  render(contactForm);
  fillIn();
  await send();
  await userEvent.click(screen.getByRole('button', { name: forms.common.sending.cancel }));
  expect(screen.getByText(setup.words.fallback.cancelled)).toBeVisible();
  expect(message()).toHaveValue('It is long.');
  expect(button()).toBeEnabled();
});

describe('an identical message', () => {
  async function sendTwice() {
    render(contactForm);
    for (let i = 0; i < 2; i++) {
      fillIn();
      await send();
    }
  }

  test('needs confirmation before it is sent again', async () => {
    treat = ({ answer }) => answer('{"success":"true"}');
    await sendTwice();
    expect(screen.getByRole('alert')).toHaveTextContent(
      forms.common.again.sent.split('{')[0] ?? '',
    );
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(arrivals).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: forms.common.again.send }));
    expect(arrivals).toHaveLength(2);
    expect(message()).toHaveValue('');
  });

  test('stays in the form if the visitor declines', async () => {
    await sendTwice();
    await userEvent.click(screen.getByRole('button', { name: forms.common.again.leave }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(arrivals).toHaveLength(1);
    expect(message()).toHaveValue('It is long.');
    expect(button()).toHaveFocus();
  });

  test('is a new message once a word changes', async () => {
    await sendTwice();
    await userEvent.type(message(), '!');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await send();
    expect(arrivals).toHaveLength(2);
  });

  test('needs confirmation if it may have arrived', async () => {
    treat = ({ breakOff }) => breakOff();
    render(contactForm);
    fillIn();
    await send();
    await send();
    expect(screen.getByRole('alert')).toHaveTextContent(
      forms.common.again.unsure.split('{')[0] ?? '',
    );
    expect(arrivals).toHaveLength(1);
  });
});

import { render } from '@testing-library/react';
import { quotePrices } from '@/components/sections/form/quote-prices';
import { type FormName, formFields, optionListOf } from '@/content/schema/form-fields';
import { sampleSite } from '@/lib/fixtures/sample-site';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import { IssueForm } from './issue-form/issue-form';
import { MessageForm } from './message-form/message-form';
import { NewsletterForm } from './newsletter-form/newsletter-form';
import { QuoteForm } from './quote-form/quote-form';
import { TrackingForm } from './tracking-form/tracking-form';

const setup = setupAt('https://nectarine.example/contact');
const prices = quotePrices(sampleSite);

const rendered = {
  message: <MessageForm name="message" setup={setup} words={forms.message} rows={5} />,
  contact: <MessageForm name="contact" setup={setup} words={forms.contact} rows={6} />,
  newsletter: <NewsletterForm setup={setup} words={forms.newsletter} />,
  tracking: (
    <TrackingForm
      setup={setup}
      words={forms.tracking}
      subject="Shipment Tracking Request"
      requestType="Tracking Request"
      status
    />
  ),
  quote: <QuoteForm setup={setup} words={forms.quote} prices={prices} />,
  issue: <IssueForm setup={setup} words={forms.issue} />,
} satisfies Record<FormName, React.ReactNode>;

const names = Object.keys(rendered) as FormName[];

/** The controls of a rendered form, without hidden ones and the honeypot. */
function controlsOf(name: FormName) {
  const { container } = render(rendered[name]);
  return [
    ...container.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      ':is(input, select, textarea):not([type=hidden], [name=_honey])',
    ),
  ];
}

test.each(names)('the %s form shows all its fields, in their order', (name) => {
  const shown = controlsOf(name).map((control) => control.name);
  expect([...new Set(shown)]).toEqual(formFields[name]);
});

test.each(names)('the %s form has a select, with its options, for each select field', (name) => {
  const selects = controlsOf(name).filter((control) => control instanceof HTMLSelectElement);
  const words: Readonly<Record<string, unknown>> = forms[name];
  const expected = formFields[name].flatMap((field) => {
    const list = optionListOf(name, field);
    return list ? [[field, words[list]]] : [];
  });
  expect(
    selects.map((select) => [select.name, [...select.options].slice(1).map(({ value }) => value)]),
  ).toEqual(expected);
});

test.each(names)('in the %s form, no option and no box leaves its value to its words', (name) => {
  const { container } = render(rendered[name]);
  // The wheel would change its number.
  expect(container.querySelector('[type=number]')).toBeNull();
  // A translator changes the words.
  const choices = [...container.querySelectorAll('option, [type=checkbox], [type=radio]')];
  expect(choices.filter((choice) => !choice.hasAttribute('value'))).toEqual([]);
});

test('if a quote form has only one service, the browser requires it', () => {
  const [service] = forms.quote.services;
  const words = { ...forms.quote, services: service ? [service] : [] };
  const { container } = render(<QuoteForm setup={setup} words={words} prices={prices} />);
  expect(container.querySelector('[name=services]')).toBeRequired();
});

import { render } from '@testing-library/react';
import { forms } from '@/content/forms';
import { english } from '@/content/languages/english';
import { formFields } from '@/content/schema/form-fields';
import { formSetup } from '@/lib/forms/setup';
import { siteOf } from '@/lib/site/site-of';
import { IssueForm } from './issue-form/issue-form';
import { MessageForm } from './message-form/message-form';
import { NewsletterForm } from './newsletter-form/newsletter-form';
import { QuoteForm } from './quote-form/quote-form';
import { TrackingForm } from './tracking-form/tracking-form';

const setup = formSetup(siteOf(english), 'https://nectarine.example/contact');

const drawn = {
  message: <MessageForm setup={setup} kind="message" words={forms.message} rows={5} />,
  contact: <MessageForm setup={setup} kind="contact" words={forms.contact} rows={6} />,
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
  quote: <QuoteForm setup={setup} words={forms.quote} />,
  issue: <IssueForm setup={setup} words={forms.issue} />,
} satisfies Record<keyof typeof formFields, React.ReactNode>;

test.each(Object.keys(drawn) as (keyof typeof drawn)[])(
  'the %s form shows its fields, each of them, in their order',
  (name) => {
    const { container } = render(drawn[name]);
    const names = [
      ...container.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), select, textarea'),
    ].map((control) => control.name);
    expect([...new Set(names)].filter((each) => each !== '_honey')).toEqual(formFields[name]);
  },
);

test('a quote form with a single service takes it, and the browser asks for it', () => {
  const [service] = forms.quote.services;
  const words = { ...forms.quote, services: service ? [service] : [] };
  const { container } = render(<QuoteForm setup={setup} words={words} />);
  expect(container.querySelector('[name=services]')).toBeRequired();
});

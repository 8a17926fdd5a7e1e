import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { forms, setupAt } from '@/lib/forms/fixtures/forms';
import { ServiceFields } from './service-fields';

const form = (
  <form aria-label="Newsletter">
    <ServiceFields
      setup={setupAt('https://nectarine.example/newsletter')}
      subject="Newsletter Subscription"
      fixed={{ requestType: 'Quote Request' }}
      noticeId="newsletter-sent"
    />
  </form>
);

test('a native post includes the subject, fixed fields and the redirect to the notice', () => {
  document.body.innerHTML = renderToStaticMarkup(form);
  expect(screen.getByRole('form')).toHaveFormValues({
    requestType: 'Quote Request',
    _subject: 'Newsletter Subscription',
    _captcha: 'false',
    _next: 'https://nectarine.example/newsletter#newsletter-sent',
  });
  document.body.replaceChildren();
});

test('after hydration, redirects to the host that serves the page', () => {
  render(form);
  expect(screen.getByRole('form')).toHaveFormValues({ _next: 'http://localhost/#newsletter-sent' });
});

test('the honeypot is empty and hidden from people', () => {
  render(form);
  const trap = screen.getByLabelText(forms.common.honeypot);
  expect(trap).toHaveValue('');
  expect(trap).toHaveAttribute('tabindex', '-1');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { Document } from './document';

test('e-mail addresses are between the comments that keep Cloudflare from hiding them', () => {
  const html = renderToStaticMarkup(<Document language="en">info@fixture.example</Document>);
  expect(html).toMatch(
    /<body>.*<!--email_off-->.*info@fixture\.example.*<!--\/email_off-->.*<\/body>/,
  );
});

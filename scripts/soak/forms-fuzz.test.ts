import fc from 'fast-check';
import { formFields } from '@/content/schema/form-fields';
import { parseDraft, restoreDraft, saveDraft } from '@/lib/browser/draft';
import { fillEmpty, readValues } from '@/lib/browser/form-values';
import { fingerprint, recallSent, rememberSent } from '@/lib/browser/sent-messages';
import { mailLink, messageText, whatsappLink } from '@/lib/forms/fallback';
import { issueMessages, quoteMessages, quoteServices } from '@/lib/forms/fixtures/messages';
import { issuePayload, quotePayload } from '@/lib/forms/payloads';
import { issueSchema, quoteSchema } from '@/lib/forms/schemas';
import { fuzzRun } from './fuzz-run';

const markup = fc.constantFrom(
  '<img src=x onerror="window.ran=1">',
  '"><script>window.ran=1</script>',
  "javascript:window.ran=1//'",
  '{{constructor.constructor("window.ran=1")()}}',
);
const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), markup, fc.emailAddress());
const number = fc.oneof(fc.double().map(String), fc.nat(4000).map(String), text);
const date = fc.oneof(
  fc.date({ noInvalidDate: true }).map((day) => day.toISOString().slice(0, 10)),
  fc.stringMatching(/^\d{1,6}-\d{2}-\d{2}$/),
  text,
);
const anything = fc.oneof(text, number, date, fc.anything({ maxDepth: 1 }));

const quoteValues = fc.record(
  {
    fullName: text,
    email: text,
    phone: fc.oneof(text, fc.stringMatching(/^\+?[\d -]{4,20}$/)),
    companyName: text,
    services: fc.oneof(fc.subarray(quoteServices.map(({ id }) => id)), anything),
    originCountry: text,
    destinationCountry: text,
    weight: number,
    length: number,
    width: number,
    height: number,
    goodsType: text,
    shippingDate: date,
    additionalNotes: text,
  },
  { requiredKeys: [] },
);
const file = fc
  .tuple(text, fc.oneof(fc.constantFrom('image/png', 'application/pdf'), text))
  .map(([name, type]) => new File(['x'], name, { type }));
const issueValues = fc.record(
  {
    ...Object.fromEntries(formFields.issue.map((name) => [name, anything])),
    file: fc.oneof(fc.array(file, { maxLength: 2 }), fc.constantFrom(null, undefined)),
  },
  { requiredKeys: [] },
);

const now = () => new Date(2026, 10, 20);
const rules = {
  quote: quoteSchema(quoteMessages, now),
  issue: issueSchema(issueMessages),
};
const known = new Set<string>([...Object.values(quoteMessages), ...Object.values(issueMessages)]);
const isKnown = (message: string) =>
  known.has(message) || /^Enter [\d,]+ (kg|cm) at most/.test(message);

test('the rules accept a form or report errors with messages from the content', () => {
  fc.assert(
    fc.property(quoteValues, issueValues, (quote, issue) => {
      for (const { data, error } of [rules.quote.safeParse(quote), rules.issue.safeParse(issue)]) {
        if (data) continue;
        const strange = error?.issues.filter(({ message }) => !isKnown(message));
        // Values that no control can produce, such as an object in a text field, may be refused
        // with zod's own message.
        expect(strange?.filter(({ code }) => code !== 'invalid_type')).toEqual([]);
      }
      const sent = rules.quote.safeParse(quote).data;
      if (sent) {
        const payload = quotePayload(sent, quoteServices);
        expect(Object.values(payload).every((value) => typeof value === 'string')).toBe(true);
      }
    }),
    fuzzRun,
  );
});

test('a quote that passes is plausible', () => {
  const good = {
    fullName: 'Asha',
    email: 'asha@example.com',
    phone: '+255 000 000',
    services: ['airFreight'],
    originCountry: 'UK',
    destinationCountry: 'Tanzania',
    weight: '1',
    length: '1',
    width: '1',
    height: '1',
    goodsType: 'Books',
    shippingDate: '2026-11-20',
  };
  fc.assert(
    fc.property(quoteValues, (odd) => {
      const { data } = rules.quote.safeParse({ ...good, ...odd });
      if (!data) return;
      for (const side of [data.length, data.width, data.height, data.weight]) {
        expect(Number(side)).toBeGreaterThan(0);
        expect(Number(side)).toBeLessThanOrEqual(100_000);
      }
      expect(data.phone.replace(/\D/g, '').length).toBeGreaterThanOrEqual(5);
      expect(data.shippingDate >= '2026-11-20' && data.shippingDate <= '2101-11-20').toBe(true);
    }),
    fuzzRun,
  );
});

test('a draft round-trips, and nothing else counts as a draft', () => {
  const storage = window.sessionStorage;
  fc.assert(
    fc.property(fc.dictionary(fc.string(), anything), fc.boolean(), (values, underWay) => {
      saveDraft(storage, 'quote', values, underWay);
      const draft = restoreDraft(storage, 'quote');
      for (const [name, value] of Object.entries(draft?.values ?? {})) {
        expect(value).toEqual(values[name]);
      }
    }),
    fuzzRun,
  );
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string({ unit: 'binary' })), (stored) => {
      const draft = parseDraft(stored);
      if (draft) expect(typeof draft.values).toBe('object');
    }),
    fuzzRun,
  );
});

test('never runs typed or stored markup', () => {
  document.body.innerHTML = `<form><input name="name"><textarea name="message"></textarea>
    <select name="country"><option value=""></option><option>UK</option></select>
    <input type="checkbox" name="services" value="air"></form>`;
  const form = document.querySelector('form') as HTMLFormElement;
  const before = document.querySelectorAll('*').length;
  const filled = fc.record({ name: anything, message: text, country: text, services: anything });
  fc.assert(
    fc.property(filled, (values) => {
      form.reset();
      fillEmpty(form, values);
      readValues(form);
      expect(document.querySelectorAll('*').length).toBe(before);
    }),
    fuzzRun,
  );
  expect('ran' in window).toBe(false);
});

test('fallback links contain the message and cannot be broken out of', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), text), text, (payload, subject) => {
      const message = messageText(subject, payload, {});
      expect(whatsappLink('255', message, '')).toMatch(
        /^https:\/\/wa\.me\/255\?text=[\w.!~*'()%-]*$/,
      );
      expect(mailLink('info@example.com', 'Hello', message, '')).toMatch(
        /^mailto:info@example\.com\?subject=Hello&body=[\w.!~*'()%-]*$/,
      );
    }),
    fuzzRun,
  );
});

test('recognizes any message that was sent', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), text), text, (payload, subject) => {
      const print = fingerprint(subject, payload);
      rememberSent(print, 'sent');
      expect(recallSent(print)?.state).toBe('sent');
      expect(recallSent(fingerprint(`${subject}.`, payload))).toBeUndefined();
    }),
    fuzzRun,
  );
});

test('any issue report becomes text', () => {
  fc.assert(
    fc.property(issueValues, (values) => {
      const { data } = rules.issue.safeParse(values);
      if (data) expect(Object.values(issuePayload(data)).join()).not.toContain('[object');
    }),
    fuzzRun,
  );
});

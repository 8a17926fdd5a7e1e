import type { Fault } from '../fault';

/** What happens to what a visitor writes. */
export const forms: readonly Fault[] = [
  {
    name: 'a field that is never sent',
    says: 'The contact form asks for the company and leaves it out of the message',
    edits: [
      {
        file: 'islands/contact-form/contact-form.tsx',
        find: '      {controls.subject}\n',
        put: '      <input name="company" aria-label="Company" />\n      {controls.subject}\n',
      },
    ],
    look: ['forms/sends'],
  },
  {
    name: 'a lost field',
    says: 'The phone on the contact form does not reach the company',
    edits: [
      {
        file: 'schema/form-fields.ts',
        find: "contact: ['name', 'email', 'phone',",
        put: "contact: ['name', 'email',",
      },
    ],
    look: ['forms/sends'],
  },
  {
    name: 'sides in another order',
    says: 'Length and width of a quote change places in the message',
    edits: [
      {
        file: 'forms/payloads.ts',
        find: '${values.length} cm × ${values.width} cm',
        put: '${values.width} cm × ${values.length} cm',
      },
    ],
    look: ['forms/sends'],
  },
  {
    name: 'a day too early',
    says: 'West of Greenwich the date of a quote arrives as the day before',
    edits: [
      {
        file: 'format/date.ts',
        find: "const UTC = { timeZone: 'UTC' }",
        put: "const UTC = { timeZone: 'America/New_York' }",
      },
    ],
    look: ['forms/sends'],
  },
  {
    name: 'a shut trap',
    says: 'What a robot writes into the hidden field does not reach the service',
    edits: [{ file: 'browser/send.ts', find: "_honey: options.honey ?? ''", put: "_honey: ''" }],
    look: ['forms/sends'],
  },
  {
    name: 'no way back',
    says: 'A form posted by the browser itself does not say where to lead the visitor',
    edits: [
      {
        file: 'form-frame/service-fields.tsx',
        find: "_captcha: 'false', _next }",
        put: "_captcha: 'false' }",
      },
    ],
    look: ['forms/scriptless'],
  },
  {
    name: 'a second send',
    says: 'While a message is under way, the form can be sent again by the keyboard',
    edits: [
      {
        file: 'send/use-send.ts',
        find: '    if (underWay.current) return undefined;\n',
        put: '',
      },
      { file: 'form-frame/form-frame.tsx', find: '          disabled={busy}\n', put: '' },
    ],
    look: ['forms/sends'],
  },
  {
    name: 'a double click',
    says: 'The second half of a double click sends a second time',
    edits: [
      {
        file: 'form-frame/form-frame.tsx',
        find: 'if (event.detail > 1) event.preventDefault();',
        put: 'if (event.detail > 2) event.preventDefault();',
      },
    ],
    look: ['forms/sends'],
  },
  {
    name: 'a held key',
    says: 'A held Enter key sends again and again',
    edits: [
      {
        file: 'form-frame/form-frame.tsx',
        find: "event.key === 'Enter' && event.repeat",
        put: "event.key === 'Enter' && event.repeat && event.altKey",
      },
    ],
    look: ['forms/sends'],
  },
  {
    name: 'a lost draft',
    says: 'What was typed after hydration is not kept for a reload',
    edits: [
      {
        file: 'draft/use-draft.ts',
        find: "    element.addEventListener('input', save);\n",
        put: '',
      },
    ],
    look: ['forms/drafts'],
  },
  {
    name: 'a draft over what was typed',
    says: 'A restored draft replaces what the visitor has just written',
    edits: [
      {
        file: 'browser/form-values.ts',
        find: "if (!isEmpty(before[control.name]) || control.type === 'file') continue;",
        put: "if (isEmpty(values[control.name] as FormValue) || control.type === 'file') continue;",
      },
    ],
    look: ['forms/drafts'],
  },
  {
    name: 'a form that is emptied in vain',
    says: 'A failed send empties the form',
    edits: [
      {
        file: 'send/use-send.ts',
        find: 'if (sent) setSending({ busy: false, typedSince: clearSent(element, values) });',
        put: 'clearSent(element, values);\n    if (sent) setSending({ busy: false, typedSince: false });',
      },
    ],
    look: ['forms/faults'],
  },
  {
    name: 'a refusal taken for success',
    says: 'The service refuses with status 200, and the visitor is told that all is well',
    edits: [
      {
        file: 'browser/send.ts',
        find: "String(answer?.success) === 'false'",
        put: 'answer?.success === false',
      },
    ],
    look: ['forms/faults'],
  },
  {
    name: 'an endless send',
    says: 'A service that never answers is waited for as long as five minutes',
    edits: [{ file: 'browser/send.ts', find: '30_000', put: '300_000' }],
    look: ['forms/faults'],
  },
  {
    name: 'a file left behind',
    says: 'The photo of an issue report is named in the message and does not travel',
    edits: [
      {
        file: 'islands/issue-form/issue-form.tsx',
        find: 'issuePayload({ ...values, file: file ? [file] : [] }), file)',
        put: 'issuePayload({ ...values, file: file ? [file] : [] }))',
      },
    ],
    look: ['forms/checks'],
  },
  {
    name: 'too large a file',
    says: 'Files of 20 MB are taken',
    edits: [{ file: 'forms/files.ts', find: '10 * 1024 * 1024', put: '20 * 1024 * 1024' }],
    look: ['forms/checks'],
  },
  {
    name: 'a silent offline',
    says: 'Without a connection the form does not say so',
    edits: [
      {
        file: 'browser/send.ts',
        find: 'navigator.onLine === false',
        put: 'navigator.onLine === undefined',
      },
    ],
    look: ['forms/faults'],
  },
  {
    name: 'an empty chat',
    says: 'The way out after a failed send opens a chat without the message',
    edits: [
      {
        file: 'forms/fallback.ts',
        find: '?text=${encodeWithin(CHAT_LIMIT, text, cut)}',
        put: '?text=${encodeWithin(CHAT_LIMIT, cut, cut)}',
      },
    ],
    look: ['forms/faults'],
  },
  {
    name: 'focus left behind',
    says: 'The list of what must be mended does not take the focus',
    edits: [
      {
        file: 'error-summary/error-summary.tsx',
        find: 'if (attempts > 0) box.current?.focus();',
        put: 'if (attempts > 1) box.current?.focus();',
      },
    ],
    look: ['forms/checks'],
  },
  {
    name: 'an unread message',
    says: 'A field does not tell a screen reader what is wrong with it',
    edits: [
      {
        file: 'field/field.tsx',
        find: "'aria-describedby': [hintId, errorId]",
        put: "'aria-describedby': [hintId]",
      },
    ],
    look: ['forms/checks'],
  },
  {
    name: 'an estimate left behind',
    says: 'The quote form does not take the estimate over from the calculator',
    edits: [
      {
        file: 'calculator/estimate-actions.tsx',
        find: 'href={`${quoteHref}${carried}`}',
        put: 'href={quoteHref}',
      },
    ],
    look: ['tools/calculator'],
  },
];

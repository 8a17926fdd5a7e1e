import type { Fault } from '../fault';

/** What the company says, and what it costs. */
export const figures: readonly Fault[] = [
  {
    name: 'a wrong cent',
    says: 'The price of a parcel is rounded to ten cents',
    edits: [
      {
        file: 'calculator/estimate.ts',
        find: 'toDecimal(multiply(chargeable, read(rate.amount)), 2)',
        put: '`${toDecimal(multiply(chargeable, read(rate.amount)), 1)}0`',
      },
    ],
    look: ['tools/calculator'],
  },
  {
    name: 'a wrong divisor',
    says: 'Volumetric weight is reckoned with 6000',
    edits: [{ file: 'content/rates.ts', find: 'divisor: 5000', put: 'divisor: 6000' }],
    look: ['tools/calculator'],
  },
  {
    name: 'a wrong rate',
    says: 'A kilogram from the UK costs 7.50',
    edits: [{ file: 'content/routes/uk.ts', find: "amount: '7.00'", put: "amount: '7.50'" }],
    look: ['spec-figures.test', 'tools/calculator'],
  },
  {
    name: 'a wrong price of a plan',
    says: 'The Basic plan costs TZS 55,000',
    edits: [
      { file: 'content/membership.ts', find: "amount: '50000.00'", put: "amount: '55000.00'" },
    ],
    look: ['spec-figures.test'],
  },
  {
    name: 'a wrong time',
    says: 'Air freight from Dubai takes 4-7 days',
    edits: [
      {
        file: 'content/routes/dubai.ts',
        find: 'air: { from: 3, to: 7',
        put: 'air: { from: 4, to: 7',
      },
    ],
    look: ['spec-figures.test'],
  },
  {
    name: 'a message in other words',
    says: 'A message that the specification has to the letter says something else',
    edits: [
      {
        file: 'content/forms.ts',
        find: "'Origin country is required'",
        put: "'Choose the country of origin'",
      },
    ],
    look: ['forms/checks'],
  },
  {
    name: 'a toast in other words',
    says: 'A message that was sent is confirmed in other words than the specification has',
    edits: [
      {
        file: 'content/forms.ts',
        find: "Your message has been sent successfully. We'll get back to you soon.",
        put: 'Thank you! Your message is on its way.',
      },
    ],
    look: ['forms/'],
  },
  {
    name: 'a wrong subject',
    says: 'The contact page writes to the company under another subject',
    edits: [
      {
        file: 'content/forms.ts',
        find: "'Contact Page Form Submission'",
        put: "'Message from the contact page'",
      },
    ],
    look: ['forms/'],
  },
  {
    name: 'a button that leads elsewhere',
    says: 'The China route leads to the quote form, which the specification does not',
    edits: [
      { file: 'content/routes/china.ts', find: "quote: '/quote'", put: "quote: '/get-quote'" },
    ],
    look: ['spec-figures.test'],
  },
  {
    name: 'a lost address',
    says: '/privacy-policy is gone',
    edits: [{ file: 'help/privacy-policy.ts', find: "  aliases: ['/privacy-policy'],\n", put: '' }],
    look: ['check:out', 'pages/addresses'],
  },
];

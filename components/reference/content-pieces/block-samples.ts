import type { Block } from '@/content/schema/block';

/** One of each kind of block. */
export const blockSamples: readonly Block[] = [
  {
    paragraph:
      'A paragraph with **stress**, an abbreviation (<abbr title="Tanzania Revenue Authority">TRA</abbr>), [a link within the site](help/faq) and [one that leaves it](https://example.com).',
  },
  { subheading: 'A subheading' },
  { list: ['An item of a list', 'An item that is long enough to show how the second line stands'] },
  { numbered: ['The first step', 'The second step'] },
  {
    table: {
      caption: 'A table with its caption',
      onPhones: 'columns',
      kinds: ['figures', 'figures'],
      columns: ['Way', 'Time', 'Price'],
      rows: [
        ['Air', '5-7 days', '£7.00 / kg'],
        ['Sea', '3-5 weeks', '£210.00 / m³'],
      ],
    },
  },
  {
    bars: {
      caption: 'A table drawn as bars',
      columns: ['Stage', 'Days', 'Remark'],
      rows: [
        ['A stage with a range', '1-2 days', 'A remark on it'],
        ['A longer stage', '5 days', 'A remark that is long enough to take a second line'],
        ['A stage without a figure', 'Not counted'],
      ],
    },
  },
  { note: 'A remark set apart: a warning, a formula, an exception.' },
];

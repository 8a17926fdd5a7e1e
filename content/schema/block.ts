import { z } from 'zod';
import { richText } from './link';
import { figure } from './people';
import { objectName, photo, sceneName } from './picture';
import { template } from './template';
import { cells, hidden } from './text-use';

/** What a column of a table contains; its cells align and wrap accordingly. */
const columnKinds = ['text', 'figures', 'short', 'answers'] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** A table of data, with a caption that states what it shows. */
export const table = z
  .strictObject({
    caption: z.string().min(5),
    columns: cells(z.array(z.string().min(1)).min(2)).meta({
      description: 'Column headings. The first column names the row.',
    }),
    rows: z.array(cells(z.array(richText))).min(1),
    objects: z
      .array(objectName)
      .optional()
      .meta({ description: 'What each row speaks of, before its name.' }),
    ids: hidden(z.array(z.string()).optional()).meta({ description: 'For links to the rows.' }),
    groups: z
      .array(z.strictObject({ title: z.string().min(3), first: hidden(z.number().int().min(0)) }))
      .optional()
      .meta({ description: 'Titles above rows: each above the row with this number, from 0.' }),
    bare: hidden(z.literal(true).optional()).meta({
      description: 'Leaves caption and headings to screen readers, where rows explain themselves.',
    }),
    onPhones: z.enum(['columns', 'rows', 'opening']).optional().meta({
      description:
        'On phones: `columns` side by side, if a few short words are in each; `rows` of a name with what is short next to it and texts below; or those `opening` on touch for the last text. Otherwise each cell has a line of its own.',
    }),
    kinds: hidden(z.array(z.enum(columnKinds)).optional()).meta({
      description:
        'What each column after the first has, from left to right: `figures` end at one edge, `short` words and `answers` (yes or no) need less room than `text`, which is meant without this.',
    }),
  })
  .refine(({ columns, kinds }) => !kinds || kinds.length === columns.length - 1, {
    path: ['kinds'],
    message: 'give each column after the first one kind',
  })
  .refine(({ columns, rows }) => rows.every(({ length }) => length === columns.length), {
    path: ['rows'],
    message: 'give each row one cell per column',
  });
export type Table = z.infer<typeof table>;

/** An official paper or a letter as people get it, drawn. */
export const paper = z.strictObject({
  issuer: z.string().min(2),
  title: z.string().min(2),
  lines: z
    .array(
      z.strictObject({
        label: z.string().min(2),
        value: richText,
        note: richText.meta({ description: 'What the line is for.' }),
      }),
    )
    .min(2),
  caption: z.string().min(2).optional(),
  letter: hidden(z.literal(true).optional()).meta({
    description: 'A letter by airmail instead of a certificate.',
  }),
});
export type Paper = z.infer<typeof paper>;

/** One piece of running text, top to bottom. */
export const block = z.union([
  z.strictObject({
    paragraph: richText,
    pulled: hidden(z.literal(true).optional()).meta({
      description: 'In large type: the sentence to remember.',
    }),
  }),
  z.strictObject({ subheading: z.string().min(2) }),
  z.strictObject({ list: z.array(richText).min(1) }),
  z.strictObject({ numbered: z.array(richText).min(2) }),
  z.strictObject({ table }),
  z.strictObject({
    facts: z.array(figure).min(2).max(4).meta({ description: 'Large figures, side by side.' }),
  }),
  z.strictObject({
    bars: z
      .strictObject({
        ...table.shape,
        compared: hidden(z.literal(true).optional()).meta({
          description: 'Compares the bars with the first: longer ones have the color of a loss.',
        }),
      })
      .meta({
        description:
          'A table drawn as bars. Columns: what is compared, its figure (`1-2 days`, `$150`), and, if needed, a remark.',
      }),
  }),
  z.strictObject({
    picture: photo,
    caption: z.string().min(3).optional().meta({ description: 'Shown below the picture.' }),
  }),
  z.strictObject({ scene: sceneName.meta({ title: 'Scene' }) }),
  z.strictObject({
    objects: z
      .array(
        z.union([
          z.strictObject({ object: objectName, caption: richText }),
          z.strictObject({ scene: sceneName, caption: richText }),
        ]),
      )
      .min(2)
      .max(4)
      .meta({ description: 'Goods or scenes side by side, each with a few words below it.' }),
  }),
  z.strictObject({
    stack: z
      .strictObject({
        ...table.shape,
        ends: z
          .strictObject({
            least: template('days'),
            most: template('days'),
            unit: z
              .string()
              .min(3)
              .meta({ description: 'Below the bars, what their scale counts.' }),
          })
          .optional()
          .meta({
            description: 'Two bars on one scale of days: the shortest and the longest case.',
          }),
      })
      .meta({
        description:
          'Parts of a whole, as one bar with a line for each. Columns: the part, its figure (`1-2 days`), and, if needed, a remark.',
      }),
  }),
  /** A highlighted note: a warning, a formula, an exception. */
  z.strictObject({
    note: richText,
    object: objectName.optional().meta({ description: 'What the note is about, before it.' }),
  }),
]);
export type Block = z.infer<typeof block>;

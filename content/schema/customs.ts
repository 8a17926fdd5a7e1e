import { z } from 'zod';
import { decimalAs } from './decimal';
import { money } from './money';
import { nameFrom } from './name-from';
import { template } from './template';
import { hidden } from './text-use';
import { webAddress } from './web-address';

const id = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/, 'use small letters, digits and hyphens')
  .meta({ title: 'Short name' });

const percent = decimalAs(
  /^\d{1,3}(\.\d{1,2})?$/,
  'write a number without the sign, like 18 or 1.5',
);

const file = 'content/customs.ts';

/** Where figures were read. */
const source = z.strictObject({
  name: z.string().min(5).meta({ description: 'Publisher and title.' }),
  url: webAddress.meta({ title: 'Web address' }),
  published: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/, 'write 2024, 2024-07 or 2024-07-01')
    .optional()
    .meta({ description: 'Date of publication or last review, if stated.' }),
  checked: z.iso.date().meta({
    description: 'Date you read it. `npm run check:release` lists it after 12 months.',
  }),
});

export const evidence = {
  law: z.string().min(5).meta({ description: 'The act or order that sets the figure.' }),
  sources: z
    .array(nameFrom(id, { file, path: ['sources'] }))
    .min(1)
    .meta({ description: 'Two independent sources, or one and a tick at “To confirm”.' }),
  usually: z.literal(true).optional().meta({
    description: 'Sources disagree, or customs decides case by case. Pages say "usually".',
  }),
  toConfirm: z.literal(true).optional().meta({
    description: 'Not confirmed by a second source. `npm run check:release` lists it.',
  }),
};

type Evidence = { sources: readonly string[]; toConfirm?: true | undefined };
export const isConfirmedOrMarked = ({ sources, toConfirm }: Evidence) =>
  sources.length > 1 || toConfirm === true;
export const unmarked = 'add a second source, or set `toConfirm: true` (“To confirm”)';

/** How goods travel. */
export const way = z.enum(['air', 'sea']);
export type Way = z.infer<typeof way>;

/** What a charge can be based on besides earlier charges. */
const givenAmounts = ['goods', 'freight', 'customs-value'] as const;

const valueParts = z.array(z.enum(['goods', 'freight', 'insurance'])).min(1);

const customsValue = z
  .strictObject({
    air: valueParts.meta({ description: 'What the customs value includes, by air.' }),
    sea: valueParts,
    assumedInsurance: percent.meta({
      description: 'Percentage of goods and freight to assume if no insurance was bought.',
    }),
    ...evidence,
  })
  .refine(isConfirmedOrMarked, unmarked);

/** The three schedules with rates for particular goods. */
const scheduleName = z.enum(['duty', 'excise', 'industrial']);
export type ScheduleName = z.infer<typeof scheduleName>;

const scheduleEntry = z
  .strictObject({
    id,
    name: z.string().min(3).meta({ description: 'Short name for a table.' }),
    percent,
    perKilogram: money.optional().meta({
      title: 'At least, per kilogram',
      description: 'Minimum charge per kilogram of goods, applied if it is higher.',
    }),
    goods: z.string().min(5).meta({ description: 'The goods it covers, as a sentence or a list.' }),
    ...evidence,
  })
  .refine(isConfirmedOrMarked, unmarked);
export type ScheduleEntry = z.infer<typeof scheduleEntry>;

const charge = z
  .strictObject({
    id,
    name: z.string().min(3).meta({ description: 'Shown in the calculation: `Import duty`.' }),
    billedBy: z
      .enum(['revenue', 'port'])
      .meta({ description: 'Who charges it: the revenue authority or the port.' }),
    rate: z
      .union([z.strictObject({ percent }), z.strictObject({ schedule: scheduleName })])
      .meta({ description: 'One rate for all goods, or the name of a schedule.' }),
    base: z
      .array(nameFrom(id, { file, path: ['charges'], also: givenAmounts }))
      .min(1)
      .meta({
        title: 'Charged on',
        description: 'The amounts and earlier charges that it is charged on, added together.',
      }),
    by: z.array(way).min(1).meta({
      title: 'Applies by',
      description: 'The modes of transport it applies to.',
    }),
    note: hidden(z.string().min(10)).optional(),
    ...evidence,
  })
  .refine(isConfirmedOrMarked, unmarked);
export type Charge = z.infer<typeof charge>;

const relief = z
  .strictObject({
    id,
    name: z.string().min(3),
    charges: z
      .array(nameFrom(id, { file, path: ['charges'] }))
      .min(1)
      .meta({ description: 'The charges that are waived.' }),
    condition: z.string().min(10).meta({ description: 'Which goods or people qualify, and when.' }),
    forOwnThings: z.literal(true).optional().meta({
      description: 'For things that people already own: totals leave out their price.',
    }),
    ...evidence,
  })
  .refine(isConfirmedOrMarked, unmarked);

/**
 * The port's fees in the last tariff book that could be read, in dollars without VAT, and what the
 * book in force added to them.
 */
const port = z
  .strictObject({
    freeDays: z.number().int().positive().meta({
      title: 'Free days',
      description: 'Days after landing without storage, for goods that stay in Tanzania.',
    }),
    units: z
      .array(
        z.strictObject({
          id,
          handling: money.meta({ description: 'From the quay to the yard.' }),
          unpacking: money.optional().meta({ description: 'Of a container.' }),
          storage: z
            .strictObject({
              firstDays: z.number().int().positive(),
              first: money,
              after: money,
            })
            .meta({
              description: 'A day, for the first days after the free ones, and after them.',
            }),
        }),
      )
      .length(3)
      .meta({ description: 'A 20-foot container, a 40-foot one, a tonne or cubic meter.' }),
    raised: z.strictObject({ from: percent, to: percent }).meta({
      description: 'By how many per cent the book in force has raised fees since, as reported.',
    }),
    ...evidence,
  })
  .refine(isConfirmedOrMarked, unmarked);

/** The certificate of conformity that goods on the list of the standards bureau need abroad. */
const conformity = z
  .strictObject({
    percent: percent.meta({ description: 'Of the price without freight, for unregistered goods.' }),
    least: money.meta({ description: 'The smallest fee for a consignment.' }),
    most: money.meta({ description: 'The largest.' }),
    penalty: percent.meta({ description: 'Of goods, insurance and freight, if it is missing.' }),
    ...evidence,
  })
  .refine(isConfirmedOrMarked, unmarked);

/** What Tanzania charges on goods that arrive, as data: rates, bases, sources. */
export const customs = z
  .strictObject({
    assessor: z.string().min(20).meta({ description: 'Who makes the final assessment.' }),
    leftOut: template('fee').meta({
      description: 'What the total excludes, in one sentence. Shown right next to each total.',
    }),
    clearanceFee: z.string().min(5).meta({
      description: '`{fee}` in it, while `content/own-prices.ts` has no price of it.',
    }),
    sources: z.record(id, source).meta({
      description: 'All sources, by the short name that figures refer to.',
    }),
    value: customsValue,
    schedules: z.strictObject({
      duty: z.array(scheduleEntry).min(1),
      excise: z.array(scheduleEntry).min(1),
      industrial: z.array(scheduleEntry).min(1),
    }),
    charges: z.array(charge).min(1).meta({ description: 'In order of calculation.' }),
    reliefs: z.array(relief),
    port,
    conformity,
  })
  .superRefine((content, context) => {
    const fault = (path: (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path, message });
    for (const [path, names] of sourceLists(content)) {
      for (const name of names.filter((other) => !(other in content.sources)))
        fault(
          [...path, 'sources'],
          `write one of ${Object.keys(content.sources).join(', ')}, not "${name}"`,
        );
    }
    const known = new Set<string>(givenAmounts);
    content.charges.forEach(({ id: own, base }, i) => {
      for (const name of base.filter((other) => !known.has(other)))
        fault(['charges', i, 'base'], `write some of ${[...known].join(', ')}, not "${name}"`);
      known.add(own);
    });
    content.reliefs.forEach(({ charges }, i) => {
      for (const name of charges.filter((other) => !known.has(other)))
        fault(['reliefs', i, 'charges'], `there is no charge "${name}"`);
    });
  });
export type Customs = z.infer<typeof customs>;

type Cited = {
  value: Evidence;
  port: Evidence;
  conformity: Evidence;
  schedules: Record<string, readonly Evidence[]>;
  charges: readonly Evidence[];
  reliefs: readonly Evidence[];
};

/** The sources of each figure, with the path of the entry that names them. */
function sourceLists({ value, port, conformity, schedules, charges, reliefs }: Cited) {
  const lists: Record<string, readonly Evidence[]> = { charges, reliefs };
  const inLists = (prefix: string[], groups: Record<string, readonly Evidence[]>) =>
    Object.entries(groups).flatMap(([name, entries]) =>
      entries.map(({ sources }, i) => [[...prefix, name, i], sources] as const),
    );
  return [
    [['value'], value.sources] as const,
    [['port'], port.sources] as const,
    [['conformity'], conformity.sources] as const,
    ...inLists(['schedules'], schedules),
    ...inLists([], lists),
  ];
}

import { z } from 'zod';
import { figure } from './text-use';

/** Units of time. Business days exclude weekends and public holidays. */
const timeUnits = ['hours', 'days', 'business days', 'weeks'] as const;
export type TimeUnit = (typeof timeUnits)[number];

const unit = z.enum(timeUnits).meta({ title: 'Unit' });
const whole = z.number().int().positive();

/** A range of time, both ends included: `{ from: 5, to: 7, unit: 'business days' }`. */
export const timeRange = figure(
  'unit',
  z
    .strictObject({
      from: whole.meta({ title: 'From' }),
      to: whole.meta({ title: 'To' }),
      unit,
    })
    .refine(({ from, to }) => from < to, {
      path: ['to'],
      message: 'write a number larger than the one in "from"',
    })
    .meta({ title: 'Time from … to …' }),
);
export type TimeRange = z.infer<typeof timeRange>;

/** A single length of time, such as a deadline: `{ value: 3, unit: 'days' }`. */
export const duration = figure(
  'unit',
  z
    .strictObject({ value: whole.meta({ title: 'How many' }), unit })
    .meta({ title: 'Length of time' }),
);
export type Duration = z.infer<typeof duration>;

/** A share of something: `{ value: 15, unit: 'percent' }`. */
export const percentage = figure(
  'unit',
  z
    .strictObject({
      value: z.number().positive().max(100).meta({ title: 'How many' }),
      unit: z.literal('percent'),
    })
    .meta({ title: 'Percentage' }),
);
export type Percentage = z.infer<typeof percentage>;

/** A tracking number as an example: `{ code: 'NL1234567890TZ' }`. */
export const trackingNumber = figure(
  'code',
  z
    .strictObject({
      code: z
        .string()
        .regex(/^[A-Z]{2}\d{10}[A-Z]{2}$/, 'write two capitals, ten digits and two capitals')
        .meta({ title: 'Tracking number', description: '`NL1234567890TZ`.' }),
    })
    .meta({ title: 'Tracking number' }),
);

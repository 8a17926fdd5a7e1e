import { z } from 'zod';
import { pageIds } from '../page-ids.generated';
import { money } from './money';
import { shown } from './text-use';

const asOf = shown(z.iso.date()).meta({ title: 'Price of', description: '`2026-11-24`' });
const optional = <Schema extends z.ZodType>(schema: Schema, title: string) =>
  schema.optional().meta({ title });

const price = z.strictObject({ price: money, asOf });
const share = z.strictObject({
  percent: z.number().positive().max(100).meta({ title: 'Percent' }),
  minimum: optional(money, 'At least'),
  asOf,
});
const bands = z
  .array(
    z.strictObject({
      upTo: z.number().positive().meta({ title: 'Up to', description: 'Kilograms.' }),
      price: money,
      asOf,
    }),
  )
  .min(1);

const seaPrices = z.strictObject({
  cubicMetre: optional(price, 'A cubic metre'),
  minimum: optional(price, 'The least that sea freight costs'),
  container20: optional(price, 'A 20-foot container'),
  container40: optional(price, 'A 40-foot container'),
  barrel: optional(price, 'A barrel'),
  car: optional(price, 'A car'),
  collection: optional(price, 'Collection from the sender'),
  dropOff: optional(price, 'Drop-off at our office'),
});

type Origins = { readonly [slug: string]: z.infer<typeof seaPrices> | undefined };

const origins = Object.fromEntries(
  pageIds.flatMap((id) =>
    id.startsWith('routes/') ? [[id.slice('routes/'.length), seaPrices.optional()]] : [],
  ),
);

/**
 * Prices of ours that the specification does not give. Each is optional: an empty one is in no text
 * and no total. So is each group: forms offer the fields of a group once it is added.
 */
export const ownPrices = z.strictObject({
  origins: optional(
    z.strictObject(origins) as unknown as z.ZodType<Origins>,
    'By sea and abroad, by country',
  ),
  clearance: optional(
    z.strictObject({
      parcel: optional(price, 'A parcel'),
      barrel: optional(price, 'A barrel'),
      car: optional(price, 'A car'),
      container: optional(price, 'A container'),
    }),
    'Our fee for customs clearance',
  ),
  delivery: optional(
    z.strictObject({
      darEsSalaam: optional(bands, 'Dar es Salaam'),
      dodoma: optional(bands, 'Dodoma'),
      mwanza: optional(bands, 'Mwanza'),
      arusha: optional(bands, 'Arusha'),
      mbeya: optional(bands, 'Mbeya'),
      zanzibar: optional(bands, 'Zanzibar'),
    }),
    'Delivery inside Tanzania, by weight',
  ),
  others: optional(
    z.strictObject({
      airMinimum: optional(price, 'The least that air freight costs'),
      buyForMe: optional(share, 'The fee of Buy For Me'),
      fullCover: optional(share, 'Full cover'),
    }),
    'Other charges',
  ),
});
export type OwnPrices = z.infer<typeof ownPrices>;

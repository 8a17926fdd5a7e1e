import { z } from 'zod';
import { airportCode } from './airport';
import { coordinates } from './coordinates';
import { sceneName } from './picture';
import { hidden, shown } from './text-use';
import { webAddress } from './web-address';

/** A phone number with its country code: `+255 22 000 0000`. */
const internationalNumber = z
  .string()
  .regex(/^\+[\d ]+$/, 'begin with + and the country code, then digits: +255 22 000 0000');

/** A name or a line of an address: the same in every language. */
const name = shown(z.string());

/** Where an office abroad receives parcels, in the fields of a shop's address form. */
const parcelAddress = z.strictObject({
  street: name,
  town: name,
  region: name.meta({ description: 'State, county, emirate or province.' }),
  postcode: name,
  phone: shown(internationalNumber).meta({ description: 'Number that a courier may call.' }),
});

const office = z.strictObject({
  city: name,
  country: z.string(),
  countryCode: hidden(z.string().regex(/^[A-Z]{2}$/, 'write two capital letters: TZ')).meta({
    title: 'Country code',
    description: 'By ISO 3166: `TZ`. For search engines.',
  }),
  role: z.string().meta({ description: 'What it does: `Headquarters`.' }),
  scene: sceneName.meta({ description: 'What the place looks like.' }),
  address: z.array(name).min(1).meta({ description: 'Lines of the postal address.' }),
  coordinates: coordinates.meta({ description: 'Where the map shows it.' }),
  clock: z.string().meta({
    description: 'How far its clock is from that of Dar es Salaam. A touch shows its time instead.',
  }),
  timeZone: hidden(
    z.string().refine((zone) => Intl.supportedValuesOf('timeZone').includes(zone), {
      message: 'use a name such as Asia/Dubai',
    }),
  ).meta({ title: 'Time zone', description: 'Its own time, by the IANA name: `Asia/Dubai`.' }),
  parcels: parcelAddress.optional().meta({
    description: 'The address that customers give to shops. Omit if the office receives none.',
  }),
});
export type Office = z.infer<typeof office>;

/** As schema.org names them. */
const weekday = z.enum([
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
]);

const license = z.strictObject({
  name: z.string().meta({ description: 'What it allows: `Clearing and forwarding agent`.' }),
  number: z.string(),
  authority: name.meta({ description: 'Who issued it, and keeps the register.' }),
  url: webAddress.meta({
    title: 'Web address',
    description: 'The site of that authority.',
  }),
});

/** The facts about the company that appear on many pages. */
export const company = z.strictObject({
  name,
  url: webAddress.meta({
    title: 'Web address',
    description: '`https://…`, without a slash at the end. `SITE_URL` overrides it in a build.',
  }),
  blurb: z.string().meta({ description: 'One sentence, for search engines and the footer.' }),
  phone: shown(internationalNumber).meta({
    description: 'As people read it. Links dial its digits.',
  }),
  chat: shown(internationalNumber).meta({ description: 'The WhatsApp number, as people read it.' }),
  emails: z.strictObject({ info: shown(z.email()), support: shown(z.email()) }),
  formService: webAddress.meta({
    description:
      'The service that forwards forms to the info mailbox. `FORM_ENDPOINT` overrides it in a build.',
  }),
  portal: z.strictObject({
    getStarted: webAddress,
    requestItem: webAddress,
    bookPickup: webAddress,
  }),
  social: z
    .array(z.strictObject({ name: z.string(), url: webAddress.meta({ title: 'Web address' }) }))
    .min(1),
  offices: z
    .array(office)
    .min(1)
    .refine(([first]) => first?.country === 'Tanzania', {
      path: [0],
      message: 'put the head office in Tanzania first, where cargo arrives',
    }),
  openingHours: z
    .strictObject({
      days: z.array(weekday).min(1),
      opens: shown(z.iso.time({ precision: -1 })),
      closes: shown(z.iso.time({ precision: -1 })),
    })
    .meta({ description: 'When all offices are open: `09:00` to `17:00`, in local time.' }),
  legal: z
    .strictObject({
      name,
      registration: z.string(),
      taxNumber: z.string(),
      licenses: z.array(license).min(1),
    })
    .meta({
      description: 'The company in the public registers, shown on the page about licences.',
    }),
  airport: airportCode.meta({ description: 'Where air cargo arrives: `DAR`.' }),
  mapEmbedUrl: webAddress.meta({ description: 'The lazily loaded map on the contact page.' }),
  imageHosts: z
    .array(z.hostname())
    .meta({ description: "Other hosts that photographs may come from: `['images.example.com']`." }),
  toConfirm: z.array(hidden(z.string().min(20))).meta({
    description:
      'Open questions that only the company can answer. `npm run check:release` lists them.',
  }),
});
export type Company = z.infer<typeof company>;

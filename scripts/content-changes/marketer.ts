import type { Path } from '@nectarine/edit-mode/source/read';
import type { Money } from '@/content/schema/money';
import type { Rates } from '@/content/schema/rates';
import type { Route } from '@/content/schema/route';
import { sharp } from '../files/sharp';
import type { CopyOfSite } from './copy-of-site';

/** An everyday change by somebody who writes for the site. */
export type ContentChange = { name: string; make: (site: CopyOfSite) => Promise<unknown> };

type Section = { kind: string } & Record<string, unknown>;

const home = 'content/pages/home.ts';
const rates = 'content/rates.ts';
const uk = 'content/routes/uk.ts';

/** The path of a section of this kind. */
function sectionOf(site: CopyOfSite, file: string, kind: string): (string | number)[] {
  const { sections } = site.contentOf(file) as { sections: Section[] };
  const index = sections.findIndex((section) => section.kind === kind);
  if (index === -1) throw new Error(`${file} has no section "${kind}"`);
  return ['sections', index];
}

const valueAt = (site: CopyOfSite, file: string, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<string | number, unknown>)[key],
    site.contentOf(file),
  );

function changeAt(file: string, find: (site: CopyOfSite) => Path, to: (now: never) => unknown) {
  return (site: CopyOfSite) => {
    const path = find(site);
    return site.change([{ file, path, value: to(valueAt(site, file, path) as never) }]);
  };
}

/** Appends to a list an entry like its first one. */
function appendTo(file: string, find: (site: CopyOfSite) => Path, words: object) {
  return (site: CopyOfSite) => {
    const path = find(site);
    const entries = valueAt(site, file, path) as object[];
    const value = { ...entries[0], ...words };
    return site.change([{ file, path: [...path, entries.length], value }]);
  };
}

const raised = ({ amount, currency }: Money): Money => ({
  amount: (Number(amount) + 0.5).toFixed(2),
  currency,
});

async function articleWithPicture(site: CopyOfSite) {
  const blue = { r: 15, g: 85, b: 99 };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  const photo = await sharp({
    create: { width: 1600, height: 1067, channels: 3, background: blue, noise },
  })
    .jpeg()
    .toBuffer();
  const path = await site.create('blog', {
    name: 'Packing a large mirror',
    title: 'How to Pack a Mirror for the Way to Tanzania',
    description:
      'Tape, corners and a crate: how to pack a mirror so that it arrives in one piece, by air or by sea, with a picture of each layer.',
    heading: 'How to pack a mirror',
    author: 'Air desk',
    summary: 'Tape, corners and a crate: what keeps a mirror in one piece on its way to Tanzania.',
    paragraph: longParagraph,
  });
  const file = `content${path}.ts`;
  const document = sectionOf(site, file, 'document');
  const uploaded = await site.picture('A mirror.jpg', photo);
  const alt = 'A mirror with tape across its glass';
  const picture = { picture: { ...uploaded.picture, alt } };
  const blocks = [...document, 'parts', 0, 'blocks'];
  const first = valueAt(site, file, blocks) as unknown[];
  await site.change([{ file, path: blocks, value: [picture, ...first] }]);
}

/** An article needs 150 words. */
const longParagraph = Array.from(
  { length: 12 },
  (_, i) =>
    `Layer ${i + 1} goes around the glass before the next one, and it stays there until somebody at the other end has looked at it.`,
).join(' ');

async function japan(site: CopyOfSite) {
  const perUnit = ['shilling', 'perUnit'];
  const { shilling } = site.contentOf(rates) as Rates;
  await site.change([{ file: rates, path: perUnit, value: { ...shilling.perUnit, JPY: 17 } }]);
  await site.create('routes', {
    country: 'Japan',
    name: 'Japan',
    nameInSentence: 'Japan',
    rate: { amount: '2000.00', currency: 'JPY' },
    city: { name: 'Osaka', coordinates: [135.5, 34.69] },
    airport: 'KIX',
    seaport: { name: 'Kobe', coordinates: [135.19, 34.69] },
    collectionPoints: ['Osaka', 'Kobe'],
    times: {
      air: { from: 6, to: 9, unit: 'days' },
      sea: { from: 4, to: 6, unit: 'weeks' },
      index: { from: 6, to: 9, unit: 'days' },
    },
    lead: 'Cars, engines and machines, collected in Osaka and Kobe and cleared by our own desk in Dar es Salaam.',
  });
}

/** What a marketer changed in an afternoon; each change is what `npm run edit` offers. */
export const marketersChanges: readonly ContentChange[] = [
  {
    name: 'a longer lead on the home page',
    make: changeAt(
      home,
      (site) => [...sectionOf(site, home, 'home-hero'), 'lead'],
      (lead) => `${lead} Whatever you send, somebody you can call knows where it is.`,
    ),
  },
  {
    name: 'another service card',
    make: appendTo(home, (site) => [...sectionOf(site, home, 'service-cards'), 'cards'], {
      title: 'Customs Brokerage',
      description: 'We declare your goods, pay the duty for you and tell you before it is due.',
      badge: 'New',
      savings: 'One invoice',
      basis: undefined,
      features: ['Declarations by our own desk', 'Duty paid for you'],
      link: { label: 'How customs brokerage works', page: 'services/customs-brokerage' },
    }),
  },
  {
    name: 'another point under "why choose us"',
    make: appendTo(home, (site) => [...sectionOf(site, home, 'points'), 'items'], {
      title: 'Someone to call',
      text: 'A person answers the phone, and knows your parcel by its number.',
    }),
  },
  {
    name: 'a new rate from the UK',
    make: (site) =>
      site.change([
        { file: uk, path: ['rate'], value: raised((site.contentOf(uk) as Route).rate) },
        { file: rates, path: ['validAsOf'], value: '2026-11-15' },
      ]),
  },
  {
    name: 'a new time from the UK',
    make: (site) => {
      const { times } = site.contentOf(uk) as Route;
      const air = { ...times.air, from: times.air.from + 1, to: times.air.to + 1 };
      // The home page promises the time from the UK.
      return site.change([
        { file: uk, path: ['times'], value: { ...times, air, index: air } },
        { file: 'content/facts.ts', path: ['delivery', 'time'], value: air },
      ]);
    },
  },
  {
    name: 'another phone number',
    make: changeAt(
      'content/site.ts',
      () => ['phone'],
      () => '+255 22 000 1234',
    ),
  },
  {
    name: 'another mailbox',
    make: changeAt(
      'content/site.ts',
      () => ['emails', 'info'],
      () => 'hello@nectarine.example',
    ),
  },
  { name: 'an article with a picture', make: articleWithPicture },
  { name: 'a new origin in another currency', make: japan },
  {
    name: 'another question',
    make: appendTo(
      'content/help/faq.ts',
      (site) => [...sectionOf(site, 'content/help/faq.ts', 'faq'), 'groups', 0, 'questions'],
      {
        id: 'send-a-mirror',
        question: 'Can I send a mirror?',
        answer: [{ paragraph: 'Yes, in a crate, and with full cover.' }],
      },
    ),
  },
  {
    name: 'a point deleted',
    make: changeAt(
      'content/about/why-choose-us.ts',
      (site) => [...sectionOf(site, 'content/about/why-choose-us.ts', 'points'), 'items'],
      (items: unknown[]) => items.slice(0, -1),
    ),
  },
  {
    name: 'an article deleted',
    make: (site) => site.remove('content/blog/best-shipping-options.ts', 'about/blog'),
  },
  {
    name: 'a kind of goods deleted',
    make: (site) => site.remove('content/goods/drones.ts', 'goods'),
  },
  {
    name: 'another label in the menu',
    make: changeAt(
      'content/navigation.ts',
      () => ['menus', 0, 'label'],
      () => 'What we do',
    ),
  },
  {
    name: 'another label in the drawer',
    make: changeAt(
      'content/navigation.ts',
      () => ['drawer', 2, 'label'],
      () => 'What we do',
    ),
  },
  {
    name: 'another label in the footer',
    make: changeAt(
      'content/navigation.ts',
      () => ['footer', 'quickLinks', 0, 'label'],
      () => 'Find my parcel',
    ),
  },
];

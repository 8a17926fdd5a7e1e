import { z } from 'zod';
import { forms as formsSchema } from '@/content/schema/forms';
import { nameFrom } from '@/content/schema/name-from';
import { redirects } from '@/content/schema/redirects';
import { sampleCollections } from '@/lib/fixtures/sample-pages';
import { sampleContent } from '@/lib/fixtures/sample-site';
import type { Problem } from '../content-source/problem';
import { problemLine } from '../content-source/problem-line';
import { faultyRedirects, sharedAddresses } from './addresses';
import { faultyDates } from './dates';
import { callToAction, file, single, toContact } from './fixtures/page-file';
import { faultyLinks, repeatedIds } from './links';
import { namesIn, unknownNames } from './names';
import { faultyOrigins } from './origins';
import { missingPages, requiredPages } from './required-pages';
import { reservedNames } from './reserved-names';
import { faultyTexts, futureDays } from './values';

const route = sampleCollections.routes.uk;

const withSections = (page: string, ...changes: object[]) =>
  file({ sections: changes.map((one) => ({ ...callToAction, actions: toContact, ...one })) }, page);
const linking = (link: object) =>
  withSections('services/example', { id: 'here', actions: [{ label: 'Go', ...link }] });
const prices = withSections('help/faq', { id: 'prices' });
const saying = (text: unknown) => withSections('help/faq', { text });

const { forms } = sampleContent;
const quote = { ...forms.quote, countries: ['Tanzania', 'UAE'], countryOfOrigin: { dubai: 'UAE' } };
const originWith = (change: object) =>
  faultyOrigins([
    single('forms', formsSchema, { ...forms, quote }),
    { ...file({}, 'routes/example'), content: { ...route, calculatorOrigin: 'dubai', ...change } },
  ]);

const contact = { file: 'content/pages/contact.ts', paths: ['/contact', '/us'] };
const sharing = (...aliases: string[]) =>
  sharedAddresses([{ file: 'content/help/faq.ts', paths: ['/help/faq', ...aliases] }, contact]);
const redirecting = (...from: string[]) =>
  single(
    'redirects',
    redirects,
    from.map((path) => ({ from: path, page: 'about/blog' })),
  );

const ofFolder = nameFrom(z.string(), { folder: 'goods' });
const ofList = nameFrom(z.string(), {
  file: 'content/site.ts',
  path: ['offices'],
  by: 'city',
  having: 'parcels',
});
const bands = { file: 'content/customs.ts', path: ['duty'], also: ['none'] };
const ofGroup = nameFrom(z.string(), bands);
const customs = single('customs', z.unknown(), { duty: { finished: { name: '25%' } } });
const named = [
  file({ name: 'Laptops' }, 'goods/laptops'),
  single('site', z.unknown(), { offices: [{ city: 'Dubai', parcels: {} }, { city: 'Oman' }] }),
  customs,
];
const naming = (schema: z.ZodType, ...names: string[]) =>
  unknownNames([single('naming', z.strictObject({ names: z.array(schema) }), { names }), ...named]);

const pages = [...requiredPages].map((id) => file({}, id));
const days = [file({ updated: '2026-11-22', sections: [{ items: [{ date: '2026-11-21' }] }] })];

test.each<[string, Problem[], string[]]>([
  [
    'places on a linked page',
    faultyLinks([linking({ page: 'help/faq', fragment: 'prices' }), prices]),
    [],
  ],
  ['places on the same page', faultyLinks([linking({ fragment: 'here' })]), []],
  [
    'a place that the linked page lacks',
    faultyLinks([linking({ page: 'help/faq', fragment: 'prises' }), prices]),
    [
      'sections[0].actions[0].fragment: names a place that the page "help/faq" does not have: "prises"; did you mean "prices"',
    ],
  ],
  [
    'links and emphasis in running text',
    faultyLinks([
      saying('[Ask](help/faq#prices), **or** [call](channel:phone). [UK](https://gov.uk) [x]'),
      prices,
    ]),
    [],
  ],
  [
    'links in running text that lead nowhere',
    faultyLinks([
      saying('[a](/contact) [b](buy-for-me) [c](channel:fone) [d](gopher:x)'),
      withSections('help/terms', { text: '[e](help/faq#prises)' }),
      prices,
    ]),
    [
      'text: has a link to "/contact", which leads nowhere; did you mean "contact"',
      'text: has a link to "buy-for-me", which leads nowhere; did you mean "services/buy-for-me"',
      'text: has a link to "channel:fone", which leads nowhere; did you mean "channel:phone"',
      'text: has a link to "gopher:x", which leads nowhere; choose a page, like help/faq',
      'text: names a place that the page "help/faq" does not have: "prises"; did you mean "prices"',
    ],
  ],
  [
    'ids that a page uses twice, or that its layout uses',
    repeatedIds([withSections('help/faq', { id: 'here' }, { id: 'here' }, { id: 'drawer' })]),
    ['help/faq.ts › sections[1].id: "here" is already used', 'sections[2].id: "drawer"'],
  ],
  ['dates in running text', faultyDates(['{2025-03-28}', '{2026-11}', '{02-29}'].map(saying)), []],
  [
    'dates that do not exist',
    faultyDates([saying('{2026-13}'), saying('[Go {2026-02-30}](help)')]),
    ['text: has {2026-13}, which is not a date', 'text: has {2026-02-30}, which is not'],
  ],
  [
    'a date where nothing formats it',
    faultyDates([withSections('help/faq', { heading: 'From {2026-11}' })]),
    ['sections[0].heading: has {2026-11}, which is only formatted in running text'],
  ],
  ['a port on a lane, a country under another name', originWith({}), []],
  [
    'a port far from every lane',
    originWith({ seaport: { name: 'Nowhere', coordinates: [-150, -60] } }),
    ['routes/example.ts › seaport.coordinates: is more than 4000 km from every sea lane'],
  ],
  [
    'a time that no board can show',
    originWith({ times: { ...route.times, sea: { from: 4, to: 18, unit: 'weeks' } } }),
    ['times.sea.to: takes more than 120 days'],
  ],
  [
    'a country that the quote form lacks',
    originWith({ calculatorOrigin: 'kenya', name: 'Kenya' }),
    ['name: is "Kenya", which is not among the countries of the quote form; add it there'],
  ],
  [
    'aliases that are addresses or aliases of others',
    sharing('/ask', '/contact', '/us'),
    [
      'help/faq.ts › aliases[1]: /contact is already the address of content/pages/contact.ts; remove',
      'contact.ts › aliases[0]: /us is already the address of content/help/faq.ts',
    ],
  ],
  [
    'redirects of an address with a page, and listed twice',
    faultyRedirects([redirecting('/contact', '/old', '/old')], [contact]),
    ['redirects.ts › [0].from: /contact is the address of', '[2].from: /old is listed twice'],
  ],
  ['names of files', naming(ofFolder, 'laptops'), []],
  ['names of entries', naming(ofList, 'Dubai'), []],
  ['names in a group and besides', naming(ofGroup, 'finished', 'none'), []],
  ['an unknown file', naming(ofFolder, 'laptop'), ['there is no "laptop"; did you mean "laptops"']],
  ['an unknown entry', naming(ofList, 'Oman'), ['names[0]: there is no "Oman"; use one of Dubai']],
  ['an unknown name in a group', naming(ofGroup, 'finishd'), ['did you mean "finished"']],
  ['a whole site', missingPages(pages), []],
  ['a few files', missingPages([file({}, 'help/faq')]), []],
  [
    'a required page that is missing',
    missingPages(pages.filter(({ page }) => page !== 'help/faq')),
    ['content/help/faq.ts: is missing'],
  ],
  [
    'reserved names',
    reservedNames(['help/index', 'blog/404', 'pages/sw', 'help/uploads'].map((id) => file({}, id))),
    ['"index" is a reserved name', '"404" is', '"sw" is'],
  ],
  [
    'names that make no address',
    reservedNames(
      ['help/FAQ', 'goods/big_parcels', 'blog/air--sea', 'pages/about-us'].map((id) =>
        file({}, id),
      ),
    ),
    [
      '"FAQ" would be part of an address, which has small letters, digits and single hyphens; rename the file to faq.ts',
      '"big_parcels" would be part of an address, which has small letters, digits and single hyphens; rename the file to big-parcels.ts',
      'rename the file to air-sea.ts',
    ],
  ],
  [
    'reserved aliases',
    reservedNames([file({ aliases: ['/fine', '/index', '/help/404', '/sw'] })]),
    ['aliases[1]: is a reserved address', 'aliases[2]', 'aliases[3]'],
  ],
  ['characters of every script', faultyTexts([file({ name: 'Äpfel, 🍑 and 中国 می‌خواهم' })]), []],
  [
    'texts that are empty, or have faulty characters',
    faultyTexts([' ', 'A\u200b name', 'A\0', '\u0007', 'A \ud83d'].map((name) => file({ name }))),
    [
      'name: is empty; write something',
      'contains invisible characters',
      'contains invisible characters',
      'contains invisible characters',
      'contains half a character',
    ],
  ],
  ['dates in the past', futureDays(days, '2026-11-22'), []],
  [
    'dates in the future, at any depth',
    futureDays(days, '2026-11-20'),
    [
      'updated: is 2026-11-22, which is in the future; write 2026-11-20',
      'sections[0].items[0].date',
    ],
  ],
])('%s', (_, problems, expected) => {
  expect(problems.map(problemLine)).toEqual(expected.map((part) => expect.stringContaining(part)));
});

test('the edit mode offers names with their labels', () => {
  expect(namesIn(named, { folder: 'goods' })).toEqual({ laptops: 'Laptops' });
  expect(namesIn([customs], bands)).toEqual({ none: 'none', finished: '25%' });
});

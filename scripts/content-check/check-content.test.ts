/** @jest-environment node */

import type { ContentFile } from '@nectarine/edit-mode/content/content-file';
import { membership } from '@/content/schema/membership';
import { page as schema } from '@/content/schema/page';
import { checkContent } from './check-content';
import { callToAction, file, meta, toContact } from './fixtures/page-file';
import { problemLine } from './problem-line';

const check = (...files: ContentFile[]) => checkContent(files).map(problemLine);
const withSection = (section: object) => file({ sections: [section] });
const withAction = (link: object) => withSection({ ...callToAction, actions: [link] });
const withBlock = (block: unknown) =>
  withSection({ kind: 'prose', heading: 'Words', blocks: [block] });

test('a valid page has no problems', () => {
  expect(check(file({}))).toEqual([]);
});

test.each<[string, ContentFile, string]>([
  [
    'too short a title',
    file({ meta: { ...meta, title: 'Too short' } }),
    'meta.title: has 9 characters but needs at least 30; add 21 characters',
  ],
  [
    'too long a name',
    file({ name: 'x'.repeat(41) }),
    'name: has 41 characters but the limit is 40; remove 1 character',
  ],
  [
    'an empty list',
    file({ meta: { ...meta, keywords: [] } }),
    'meta.keywords: is empty; write at least 3 entries',
  ],
  ['a field that is missing', file({ name: undefined }), 'name: is missing; add text in quotes'],
  [
    'text where a list belongs',
    file({ aliases: '/old' }),
    'aliases: is "/old"; write a list in [square brackets]',
  ],
  [
    'an alias without its slash',
    file({ aliases: ['old'] }),
    'aliases[0]: is "old", which is not in the right format; start it with /',
  ],
  [
    'a mistyped field, once, not also as missing',
    file({ meta: { ...meta, title: undefined, titel: meta.title } }),
    'meta.titel: is not a known field; did you mean "title"',
  ],
  [
    'a field that nothing resembles',
    withSection({ kind: 'shipment-updates', heading: 'News', prompt: 'Soon', xyzzy: 1 }),
    'sections[0].xyzzy: is not a known field; remove it, or use one of kind, id, heading, intro, background, prompt',
  ],
  [
    'a mistyped kind of section',
    withSection({ kind: 'pagehero', heading: 'Hello' }),
    'sections[0].kind: is "pagehero", which is not a valid value; did you mean "page-hero"',
  ],
  [
    'a choice that does not exist',
    withSection({ kind: 'service-index', heading: 'Services', background: 'red' }),
    'sections[0].background: is "red", which is not a valid value; write one of sand, linen, ink, sea',
  ],
  [
    'a place with a name that no address can have',
    withSection({ ...callToAction, actions: toContact, id: 'Our Prices' }),
    'sections[0].id: is "Our Prices", which is not in the right format; use small letters, digits and hyphens, beginning with a letter',
  ],
  [
    'a link to a mistyped page',
    withAction({ label: 'Go', page: 'contcat' }),
    'sections[0].actions[0].page: is "contcat", which is not a valid value; did you mean "contact"',
  ],
  [
    'a link to a page without its folder',
    withAction({ label: 'Go', page: 'buy-for-me' }),
    'sections[0].actions[0].page: is "buy-for-me", which is not a valid value; did you mean "services/buy-for-me"',
  ],
  [
    'a link with a mistyped field',
    withAction({ label: 'Go', portl: 'getStarted' }),
    'sections[0].actions[0].portl: is not a known field; did you mean "portal"',
  ],
  [
    'a link that leads nowhere',
    withAction({ label: 'Go' }),
    'sections[0].actions[0]: is not complete; add one of page, fragment, portal, channel, unregistered, url',
  ],
  [
    'a link to a site that is not secure',
    withAction({ label: 'Go', url: 'http://example.com' }),
    'sections[0].actions[0].url: is "http://example.com", which is not in the right format; write a full URL, starting with https://',
  ],
  [
    'a mistyped link within running text',
    withBlock({ paragraph: ['See ', { text: 'help', page: 'hepl' }] }),
    'sections[0].blocks[0].paragraph[1].page: is "hepl", which is not a valid value; did you mean "help"',
  ],
  [
    'a text with links without words',
    withBlock({ paragraph: [' '] }),
    'sections[0].blocks[0].paragraph[0]: is empty; write something, or remove it',
  ],
  [
    'a number where words belong',
    withBlock({ paragraph: 12 }),
    'sections[0].blocks[0].paragraph: is 12; write text in quotes or a list in [square brackets]',
  ],
  [
    'a kind of block that does not exist',
    withBlock({ video: 'x' }),
    'sections[0].blocks[0].video: is not a known field; remove it, or use one of paragraph, subheading, list, numbered, table, bars, picture, caption, note',
  ],
  [
    'a fault deep in a table',
    withBlock({ table: { caption: 'Prices', columns: ['What', 'How much'], rows: [['a', {}]] } }),
    'sections[0].blocks[0].table.rows[0][1]: is a group of fields; write text in quotes or a list in [square brackets]',
  ],
  [
    'a row with too few cells',
    withBlock({ table: { caption: 'Prices', columns: ['What', 'How much'], rows: [['a']] } }),
    'sections[0].blocks[0].table.rows[0]: has 1 cell, but the table has 2 columns; give each row one cell per column',
  ],
  [
    'a board with one origin in place of a list',
    withSection({ kind: 'departures-board', heading: 'Times', origins: 'usa' }),
    'sections[0].origins: is "usa"; write "all" or a list in [square brackets]',
  ],
])('reports %s', (_, broken, expected) => {
  expect(check(broken)).toEqual([`content/services/example.ts › ${expected}`]);
});

test('reports an origin on a board without a file', () => {
  const board = { kind: 'departures-board', heading: 'Times' };
  const route: ContentFile = { ...file({ meta: {} }, 'routes/uk'), schema: schema.partial() };
  const [problem] = check(withSection({ ...board, origins: ['ukk'] }), { ...route, content: {} });
  expect(problem).toBe(
    'content/services/example.ts › sections[0].origins[0]: there is no file content/routes/ukk.ts; did you mean "uk"',
  );
});

test('reports a plan without terms', () => {
  const terms = {
    fee: { amount: '50000.00', currency: 'TZS' },
    discount: { value: 5, unit: 'percent' },
  };
  const membershipFile: ContentFile = {
    file: 'content/membership.ts',
    page: null,
    schema: membership,
    content: { plans: { basic: terms }, yearly: {} },
  };
  const plan = {
    name: 'Basic',
    plan: 'basik',
    period: 'per year',
    recommended: false,
    features: ['One', 'Two'],
    action: { label: 'Join', portal: 'getStarted' },
  };
  const plans = { kind: 'plans', heading: 'Plans', items: [plan, { ...plan, plan: 'basic' }] };
  expect(check(withSection(plans), membershipFile)).toEqual([
    'content/services/example.ts › sections[0].items[0].plan: "basik" is not in content/membership.ts, plans; did you mean "basic"',
  ]);
});

const withPlace = (id: string, page: string) =>
  file(
    {
      meta: {
        ...meta,
        title: `${meta.title} ${page}`.slice(0, 60),
        description: `${meta.description} ${page}`,
      },
      sections: [{ ...callToAction, actions: toContact, id }],
    },
    page,
  );

test('reports a fragment missing from the linked page', () => {
  const link = withAction({ label: 'Go', page: 'help/faq', fragment: 'prises' });
  expect(check(link, withPlace('prices', 'help/faq'))).toEqual([
    'content/services/example.ts › sections[0].actions[0].fragment: the page "help/faq" has no ID named "prises"; did you mean "prices"',
  ]);
});

test('accepts a link to a fragment on the same page', () => {
  const section = { ...callToAction, id: 'here', actions: [{ label: 'Go', fragment: 'here' }] };
  expect(check(withSection(section))).toEqual([]);
});

test('reports a duplicate id on a page', () => {
  const section = { ...callToAction, actions: toContact, id: 'here' };
  expect(check(file({ sections: [section, section] }))).toEqual([
    'content/services/example.ts › sections[1].id: "here" is already used on this page; choose a unique name',
  ]);
});

test('reports an id that the page layout uses', () => {
  expect(check(withPlace('drawer', 'help/faq'))).toHaveLength(1);
});

test('reports a title and a description shared by two pages', () => {
  expect(check(file({}), file({}, 'help/copy'))).toEqual([
    'content/help/copy.ts › meta.title: is the same as meta.title in content/services/example.ts; write a unique one',
    'content/help/copy.ts › meta.description: is the same as meta.description in content/services/example.ts; write a unique one',
  ]);
});

test('reports all problems in one run', () => {
  const one = file({ name: 'x', sections: [] });
  const two = file({ name: 'y', meta: { ...meta, title: 'Short' } }, 'help/other');
  expect(check(one, two)).toHaveLength(5);
});

import { page as schema } from '@/content/schema/page';
import { fieldName } from '../content-source/problem';
import { explain } from './explain';
import { callToAction, meta, pageWith } from './fixtures/page-file';

const check = (content: object) =>
  explain(schema, content).map(({ field, found, fix }) => `${fieldName(field)}: ${found}; ${fix}`);
const withSection = (section: object) => pageWith({ sections: [section] });
const withAction = (link: object) => withSection({ ...callToAction, actions: [link] });
const withBlock = (block: unknown) =>
  withSection({ kind: 'prose', heading: 'Words', blocks: [block] });

test('a valid page has no problems', () => {
  expect(check(pageWith({}))).toEqual([]);
});

test.each<[string, object, string]>([
  [
    'too short a title',
    pageWith({ meta: { ...meta, title: 'Too short' } }),
    'meta.title: has 9 characters; write at least 30',
  ],
  [
    'an empty list',
    pageWith({ meta: { ...meta, keywords: [] } }),
    'meta.keywords: is empty; write at least 3',
  ],
  ['a field that is missing', pageWith({ name: undefined }), 'name: is missing; add text'],
  [
    'an empty entry of a list, as forms send it',
    pageWith({ aliases: [null] }),
    'aliases[0]: is missing; add text',
  ],
  ['a list that is a text', pageWith({ aliases: '/old' }), 'aliases: is "/old"; write a list'],
  [
    'a mistyped field, once, not also as missing',
    pageWith({ meta: { ...meta, title: undefined, titel: meta.title } }),
    'meta.titel: is not a known field; did you mean "title"',
  ],
  [
    'a field that nothing resembles',
    withSection({ kind: 'to-scale', heading: 'News', xyzzy: 1 }),
    'sections[0].xyzzy: is not a known field; remove it, or use one of kind, id, heading, intro, background, actions',
  ],
  [
    'a mistyped kind of section',
    withSection({ kind: 'pagehero', heading: 'Hello' }),
    'sections[0].kind: is "pagehero"; did you mean "page-hero"',
  ],
  [
    'a link to a mistyped page',
    withAction({ label: 'Go', page: 'contcat' }),
    'sections[0].actions[0].page: is "contcat"; did you mean "contact"',
  ],
  [
    'a link to a page without its folder',
    withAction({ label: 'Go', page: 'buy-for-me' }),
    'sections[0].actions[0].page: is "buy-for-me"; did you mean "services/buy-for-me"',
  ],
  [
    'a link that leads nowhere',
    withAction({ label: 'Go' }),
    'sections[0].actions[0]: is not complete; add one of page, fragment, portal, channel, unregistered, url',
  ],
  [
    'a row with too few cells',
    withBlock({ table: { caption: 'Prices', columns: ['What', 'How much'], rows: [['a']] } }),
    'sections[0].blocks[0].table.rows: does not fit; give each row one cell per column',
  ],
  [
    'one origin in place of a list',
    withSection({ kind: 'departures-board', heading: 'Times', origins: 'usa' }),
    'sections[0].origins: is "usa"; write "all" or a list',
  ],
])('explains %s', (_, content, expected) => {
  expect(check(content)).toEqual([expected]);
});

import type { Block } from '@/content/schema/block';
import type { Page } from '@/content/schema/page';
import type { Section, SectionOf } from '@/content/schema/section';
import { verdictLine } from '@/lib/goods/goods-list';
import { goodsWords } from '@/lib/goods/goods-words';
import { destination } from '@/lib/links/links';
import type { PageEntry } from '@/lib/pages/page-entry';
import { blockText, plainText } from '@/lib/reading/plain-text';
import { routeAnswer } from '@/lib/seo/meta';
import type { Site } from '@/lib/site/site';
import { fill } from '@/lib/text/fill';
import type { SearchEntry, SearchList } from './search';

/** An answer in a section, and where it is: a place with an id, or only its title. */
type Answer = { title: string; text: string; id?: string | undefined; isQuoted?: true };

type Readers = {
  [Kind in Section['kind']]?: (section: SectionOf<Kind>, site: Site) => Answer[];
};

const textOf = ({ locale }: Site, blocks: readonly Block[]) =>
  blocks.map((block) => blockText(block, locale)).join(' ');

const itemsText = ({ locale }: Site, items: readonly { title: string; text: string }[]) =>
  items.map(({ title, text }) => `${title}: ${plainText(text, locale)}`).join(' ');

/** The kinds of sections with answers; all others are not searched. */
const readers: Readers = {
  'page-hero': ({ heading, lead }, { locale }) => [
    { title: heading, text: plainText(lead, locale) },
  ],
  faq: ({ groups }, site) =>
    groups
      .flatMap(({ questions }) => questions)
      .map(({ id, question, answer }) => ({ id, title: question, text: textOf(site, answer) })),
  document: ({ parts }, site) =>
    parts.map(({ id, heading, blocks }) => ({ id, title: heading, text: textOf(site, blocks) })),
  prose: ({ id, heading, blocks = [] }, site) => [
    { id, title: heading, text: textOf(site, blocks) },
  ],
  steps: ({ id, heading, items }, site) => [{ id, title: heading, text: itemsText(site, items) }],
  form: ({ next }, site) =>
    next ? [{ id: next.id, title: next.heading, text: itemsText(site, next.items) }] : [],
  track: ({ id, heading, stops }, site) => {
    const items = stops.map(({ title, you, us }) => ({ title, text: `${you} ${us}` }));
    return [{ id, title: heading, text: itemsText(site, items) }];
  },
  statistics: ({ id, heading, items }, site) => [
    {
      id,
      title: heading,
      text: itemsText(
        site,
        items.map(({ value, label, text }) => ({ title: `${value} ${label}`, text })),
      ),
    },
  ],
  // A card without a title leads to another page, which is found by itself.
  cards: ({ items }, { locale }) =>
    items.flatMap(({ title, text, more = '' }) =>
      title ? { isQuoted: true, title, text: plainText(`${text} ${more}`.trim(), locale) } : [],
    ),
  landscape: ({ items }, { locale }) =>
    items.map(({ title, text }) => ({ isQuoted: true, title, text: plainText(text, locale) })),
  table: ({ table }, { locale }) =>
    (table?.rows ?? []).map((row) => {
      const [title = '', ...cells] = row.map((cell) => plainText(cell, locale));
      return { isQuoted: true, title, text: cells.join(', ') };
    }),
  'call-to-action': ({ id, heading, text, quiet }, { locale }) =>
    quiet ? [{ id, title: heading, text: plainText(text, locale) }] : [],
};

function readSection<Kind extends Section['kind']>(
  site: Site,
  section: SectionOf<Kind> & { kind: Kind },
): Answer[] {
  return readers[section.kind]?.(section, site) ?? [];
}

/**
 * The address of an answer. Text without an id has a text fragment: browsers scroll to the text and
 * highlight it, or go to the section where they cannot. Hyphens are syntax there, so they are escaped.
 */
function addressOf({ id, isQuoted, title }: Answer, path: string, section = ''): string {
  if (!isQuoted) return id ? `${path}#${id}` : path;
  return `${path}#${section}:~:text=${encodeURIComponent(title).replaceAll('-', '%2D')}`;
}

/** A beginning shorter than this, such as "Yes.", says too little. */
const SHORTEST_LEAD = 30;

/** The first sentence of an answer, or as many as say something, and the rest. */
function inSentences({ language }: Site, answer: string): Pick<SearchEntry, 'lead' | 'text'> {
  let lead = '';
  for (const { segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(
    answer,
  ))
    if (lead.length < SHORTEST_LEAD) lead += segment;
  const text = answer.slice(lead.length);
  return { lead: lead.trim(), ...(text && { text }) };
}

/** The answers of a page with sections, each with a key that is the same in every language. */
function answersIn(site: Site, page: Page, path: string): [string, SearchEntry][] {
  return page.sections.flatMap((section) => {
    const alike = page.sections.filter(({ kind }) => kind === section.kind);
    const id = 'id' in section ? section.id : undefined;
    const place = id ?? `${section.kind} ${alike.indexOf(section)} of ${alike.length}`;
    return readSection(site, section).map((answer, i, all): [string, SearchEntry] => [
      // A list that lacks an entry has another length, so that nothing pairs with its neighbor.
      answer.id ?? `${place}: ${i} of ${all.length}`,
      {
        href: addressOf(answer, path, id),
        title: answer.title,
        page: page.name,
        ...inSentences(site, answer.text),
      },
    ]);
  });
}

/** Of a page that is not there to answer: what it is about, and its questions. */
const isAnswer = ({ kind }: Section, place: number) => place === 0 || kind === 'faq';

/** What a page answers: all of its sections, or what it is about. */
function answersOf(
  site: Site,
  { collection, page, canonical: path }: PageEntry,
): [string, SearchEntry][] {
  switch (collection) {
    case 'help':
    case 'services':
      return answersIn(site, page, path);
    case 'pages':
    case 'about':
      return answersIn(site, { ...page, sections: page.sections.filter(isAnswer) }, path);
    case 'goods': {
      const { page: index } = site.pageById('goods');
      const words = [...new Set(goodsWords(page))].join(', ');
      const lead = verdictLine(site, page);
      const sum = page.items.length > 0 ? `${path}#totals` : path;
      // The sum of a vehicle, with its registration, is that of the tool.
      const ofVehicle = page.items.some(({ unit }) => unit === 'vehicle');
      const tax = ofVehicle ? destination(site, site.goodsPage.totals.vehicle).href : sum;
      const about = {
        tax: { href: tax, lead: plainText(page.tariff.note, site.locale) },
        cost: { href: tax, lead: page.lead },
        allowed: { href: path, lead },
      };
      const text = page.lead;
      return [['', { href: path, title: page.name, page: index.name, lead, text, words, about }]];
    }
    case 'routes': {
      const title = fill(site.routePage.hero.heading, { origin: page.nameInSentence });
      const words = [page.country, page.city.name, page.airport, page.seaport.name].join(', ');
      const { page: index } = site.pageById('shipping-routes');
      const answer = { href: path, lead: routeAnswer(site, page) };
      const about = { cost: answer, time: answer };
      return [
        [
          '',
          { href: path, title, page: index.name, words, about, ...inSentences(site, page.lead) },
        ],
      ];
    }
    default:
      return [];
  }
}

/** Everything that the search finds; answers also by their titles in other languages. */
export function searchEntries(site: Site, others: readonly Site[]): SearchEntry[] {
  const names = new Map(
    site.search.answers.map(({ words, ...target }) => [
      destination(site, target).href,
      words.join(', '),
    ]),
  );
  return site.pages.flatMap((entry) => {
    const versions = others
      .filter(({ language, pageById }) => pageById(entry.id).language === language)
      .map((other) => new Map(answersOf(other, other.pageById(entry.id))));
    return answersOf(site, entry).map(([key, answer]) => {
      const titles = versions.flatMap((version) => version.get(key)?.title ?? []);
      const words = [...titles, answer.words].filter(Boolean).join(', ');
      const named = names.get(answer.href);
      names.delete(answer.href);
      return { ...answer, ...(words && { words }), ...(named && { names: named }) };
    });
  });
}

export const searchList = (site: Site, others: readonly Site[]): SearchList => ({
  intents: site.search.intents,
  fillers: site.search.fillers,
  everyday: site.search.everyday,
  entries: searchEntries(site, others),
});

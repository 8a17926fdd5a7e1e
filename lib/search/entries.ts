import type { Block, Table } from '@/content/schema/block';
import type { Section, SectionOf } from '@/content/schema/section';
import { destination } from '@/lib/links/target';
import type { PageEntry } from '@/lib/pages/page-entry';
import type { Site } from '@/lib/site/site';
import { blockText, plainText } from '@/lib/text/reading-time';
import type { SearchEntry } from './entry';
import { goodsEntries } from './goods-entries';

type Answer = Omit<SearchEntry, 'page'>;
type Readers = {
  [Kind in Section['kind']]?: (section: SectionOf<Kind>, path: string, site: Site) => Answer[];
};

const textOf = (blocks: readonly Block[], { locale }: Site) =>
  blocks.map((block) => blockText(block, locale)).join(' ');

const addressOf = (path: string, id: string | undefined) => (id ? `${path}#${id}` : path);

/**
 * The address of text without an id, as a text fragment: browsers scroll to the text and highlight
 * it, or go to the section where they cannot. Text fragments use hyphens as syntax, so they are escaped.
 */
function addressOfWords(path: string, id: string | undefined, words: string): string {
  const quoted = encodeURIComponent(words).replaceAll('-', '%2D');
  return `${path}#${id ?? ''}:~:text=${quoted}`;
}

function rowsOf({ rows }: Table, path: string, id: string | undefined, { locale }: Site): Answer[] {
  return rows.map((row) => {
    const [title = '', ...cells] = row.map((cell) => plainText(cell, locale));
    return { href: addressOfWords(path, id, title), title, text: cells.join(', ') };
  });
}

/** The kinds of sections with answers; all others are not searched. */
const readers: Readers = {
  'page-hero': ({ heading, lead }, path, { locale }) => [
    { href: path, title: heading, text: plainText(lead, locale) },
  ],
  faq: ({ groups }, path, site) =>
    groups
      .flatMap(({ questions }) => questions)
      .map(({ id, question, answer }) => ({
        href: addressOf(path, id),
        title: question,
        text: textOf(answer, site),
      })),
  document: ({ parts }, path, site) =>
    parts.map(({ id, heading, blocks }) => ({
      href: addressOf(path, id),
      title: heading,
      text: textOf(blocks, site),
    })),
  prose: ({ id, heading, blocks }, path, site) => [
    { href: addressOf(path, id), title: heading, text: textOf(blocks, site) },
  ],
  steps: ({ id, heading, items }, path, { locale }) => [
    {
      href: addressOf(path, id),
      title: heading,
      text: items.map(({ title, text }) => `${title}: ${plainText(text, locale)}`).join(' '),
    },
  ],
  track: ({ id, heading, stops }, path, { locale }) => [
    {
      href: addressOf(path, id),
      title: heading,
      text: stops.map(({ title, text }) => `${title}: ${plainText(text, locale)}`).join(' '),
    },
  ],
  points: ({ id, items }, path, { locale }) =>
    items.map(({ title, text }) => ({
      href: addressOfWords(path, id, title),
      title,
      text: plainText(text, locale),
    })),
  table: ({ id, table }, path, site) => rowsOf(table, path, id, site),
  callout: ({ id, heading, text }, path, { locale }) => [
    { href: addressOf(path, id), title: heading, text: plainText(text, locale) },
  ],
  'link-cards': ({ items }, _, site) =>
    items.map(({ link, text }) => ({
      href: destination(site, link).href,
      title: link.label,
      text,
    })),
};

function answersIn<Kind extends Section['kind']>(
  section: SectionOf<Kind> & { kind: Kind },
  path: string,
  site: Site,
): Answer[] {
  return readers[section.kind]?.(section, path, site) ?? [];
}

/** Every answer of these help pages, in their order. */
export function helpEntries(site: Site, pages: readonly PageEntry[]): SearchEntry[] {
  return pages
    .filter(({ collection }) => collection === 'help')
    .flatMap(({ page, path }) =>
      ('sections' in page ? page.sections : [])
        .flatMap((section) => answersIn(section, path, site))
        .map((answer) => ({ ...answer, page: page.name })),
    );
}

/**
 * The titles of a page's answers in another language; none if it has no text there, or while its
 * translation is unfinished, because it leaves answers out.
 */
function titlesIn(other: Site, { id }: PageEntry, count: number): string[] {
  const version = other.pageById(id);
  const entries = version.language === other.language ? helpEntries(other, [version]) : [];
  return entries.length === count ? entries.map(({ title }) => title) : [];
}

/**
 * Everything that the help search finds: the answers of the help pages, and the goods. Answers are
 * found by their titles in the other languages of the site too.
 */
export function searchEntries(site: Site, others: readonly Site[]): SearchEntry[] {
  const answers = site.pages.flatMap((page) => {
    const entries = helpEntries(site, [page]);
    const titles = others.map((other) => titlesIn(other, page, entries.length));
    return entries.map((entry, index) => ({
      ...entry,
      words: titles.flatMap((all) => all[index] ?? []).join(', '),
    }));
  });
  return [...answers, ...goodsEntries(site)];
}

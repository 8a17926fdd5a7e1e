import type { PageId } from '@/content/page-ids.generated';
import { formatDate } from '@/lib/format/date';
import { english } from '@/lib/format/locales/en';
import { formatPricePerKilogram } from '@/lib/format/money';
import { formatTimeRange } from '@/lib/format/time';
import type { AnySection } from '@/lib/pages/derived-section';
import { metaOf } from '@/lib/pages/meta';
import type { PageEntry } from '@/lib/pages/page-entry';
import { sectionsOf } from '@/lib/pages/sections-of';
import type { Site } from '@/lib/site/site';
import { promisedPaths } from '../check-out/promised-paths';
import { calculatorValue, figuresOfPages } from './brief-requirements';
import { difference, nearestText } from './similar-text';

/** A figure, text or address that the brief fixes. `what` is its page or file, or `address`. */
export type Figure = { what: string; text: string };

/** A figure of the brief that the site no longer says. `to` is null if nothing replaces it. */
export type FigureChange = { what: string; from: string; to: string | null };

/** The key that addresses are listed under instead of their page, which may be deleted. */
export const ADDRESS = 'address';

/** Everything that the brief fixes. */
export const briefFigures: readonly Figure[] = [
  ...promisedPaths.map((text) => ({ what: ADDRESS, text })),
  ...Object.entries(figuresOfPages).flatMap(([what, texts]) =>
    texts.map((text) => ({ what, text })),
  ),
];

/** What a section shows from elsewhere in the content: rates, offices, the labels of a form. */
function drawnIn(site: Site, section: AnySection): unknown {
  const { company, forms, listedPages, originRoutes, routeBySlug } = site;
  switch (section.kind) {
    case 'departures-board': {
      const { origins } = section;
      const entries = origins === 'all' ? originRoutes : origins.map(routeBySlug);
      const rows = entries.map(({ page: { country, name, times, rate } }) => [
        ...[
          country,
          name,
          formatTimeRange(times.index, english),
          formatTimeRange(times.sea, english),
        ],
        formatPricePerKilogram(rate, english),
      ]);
      return [rows, site.words.board.link];
    }
    case 'service-index':
      return listedPages('services').map(({ page }) => page.name);
    case 'page-date':
      return formatDate(section.updated, english);
    case 'offices':
      return company.offices;
    case 'quote-form':
      return forms.quote;
    case 'issue-form':
      return forms.issue;
    case 'tracking-form':
      return forms.tracking;
    default:
      return null;
  }
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/\s+/g, ' ')];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function textsOfPage(site: Site, entry: PageEntry): string[] {
  const sections = sectionsOf(site, entry);
  const origin =
    entry.collection === 'routes' ? calculatorValue(entry.page.calculatorOrigin) : null;
  return textsIn([
    ...[metaOf(site, entry), sections, sections.map((section) => drawnIn(site, section))],
    origin,
  ]);
}

/** The labels of the header and of the drawer, each in their order on one line. */
function navigationTexts({ navigation: { home, menus, contact, drawer } }: Site): string[] {
  return [[home, ...menus, contact], drawer].map((links) =>
    links.map(({ label }) => label).join(', '),
  );
}

/** Texts that belong to no page. */
const textsOfFiles = (site: Site): [string, string[]][] => [
  ['navigation', navigationTexts(site)],
  ['not-found', textsIn(site.notFound)],
  ['error', textsIn(site.error)],
  ['forms', textsIn(site.forms)],
];

/** All texts of each page that has figures of the brief, and all addresses. */
export type Texts = ReadonlyMap<string, readonly string[]>;

/** Reads the texts of a site. A page that no longer exists has none: its address is missing. */
export function briefTexts(site: Site): Texts {
  const ids = new Set(site.pages.map(({ id }) => id as string));
  const pages = Object.keys(figuresOfPages).filter((id) => ids.has(id));
  return new Map([
    ...textsOfFiles(site),
    [ADDRESS, site.sitePages.flatMap(({ paths }) => paths)],
    ...pages.map((id): [string, string[]] => [id, textsOfPage(site, site.pageById(id as PageId))]),
  ]);
}

/** Whether the page contains a text; a page that no longer exists lacks nothing. */
export function isPresent({ what, text }: Figure, texts: Texts): boolean {
  const all = texts.get(what);
  if (what === ADDRESS) return all?.includes(text) ?? false;
  return all === undefined || all.join(' ').includes(text);
}

/** The part of `after` at the position of the figure in `before`; null if the rest differs. */
function replacement(figure: string, before: string, after: string): string | null {
  const at = before.indexOf(figure);
  const [start, end] = [before.slice(0, at), before.slice(at + figure.length)];
  const isSame = after.startsWith(start) && after.endsWith(end);
  const middle = after.slice(start.length, after.length - end.length).trim();
  return isSame && middle.length > 0 ? middle : null;
}

/** What replaces a figure on its page, according to the texts before and after a change. */
export function instead({ what, text }: Figure, before: Texts, after: Texts): string | null {
  const [said, says] = [before.get(what) ?? [], after.get(what) ?? []];
  const fresh = says.filter((one) => !said.includes(one));
  const [part] = said
    .flatMap((one, i) => {
      if (!one.includes(text)) return [];
      // Without an entry more or less, texts keep their positions.
      const candidates = said.length === says.length ? [says[i] ?? ''] : fresh;
      return candidates.map((other) => replacement(text, one, other));
    })
    .filter((part) => part !== null)
    .toSorted((a, b) => difference(text, a) - difference(text, b));
  return part ?? nearestText(text, fresh);
}

/** A guess at what replaces a figure if the previous text is unknown. */
export function likelyInstead({ what, text }: Figure, texts: Texts): string | null {
  const others = briefFigures.filter((figure) => figure.what === what).map(({ text }) => text);
  return nearestText(text, texts.get(what) ?? [], others);
}

/** The figures of the brief that a change of the content removes, with their replacements. */
export const changedFigures = (before: Texts, after: Texts): FigureChange[] =>
  briefFigures
    .filter((figure) => isPresent(figure, before) && !isPresent(figure, after))
    .map((figure) => ({
      what: figure.what,
      from: figure.text,
      to: instead(figure, before, after),
    }));

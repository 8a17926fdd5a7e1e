import { collectionOf } from '@/lib/collections/collections';
import { goodsSections } from '@/lib/goods/sections';
import type { AnySection } from '@/lib/pages/derived-section';
import type { PageEntry, PostEntry } from '@/lib/pages/page-entry';
import { readingMinutes } from '@/lib/reading/reading-time';
import { routeSections } from '@/lib/routes/sections';
import type { Site } from '@/lib/site/site';

function articleSections(site: Site, { page }: PostEntry): AnySection[] {
  const [hero, ...body] = page.sections;
  const { author, published, updated, inShort } = page;
  const minutes = readingMinutes(page.sections, site.locale);
  const article = { author, published, minutes, inShort };
  return hero ? [hero, { kind: 'byline', updated, article }, ...body] : [];
}

/** A policy shows its date under its heading, any other page at its end, before a band that ends it. */
function datedSections({ page }: PageEntry, sections: readonly AnySection[]): AnySection[] {
  const isPolicy = sections.some(({ kind }) => kind === 'document');
  const last = sections.at(-1);
  const endsInBand = last?.kind === 'landscape' || (last?.kind === 'call-to-action' && !last.quiet);
  const place = isPolicy ? 1 : sections.length - (endsInBand ? 1 : 0);
  const date: AnySection = { kind: 'byline', updated: page.updated };
  return [...sections.slice(0, place), date, ...sections.slice(place)];
}

/** The sections of a page: those of its file, or derived from its other fields. */
function ownSections(site: Site, entry: PageEntry): readonly AnySection[] {
  switch (entry.collection) {
    case 'routes':
      return routeSections(site, entry);
    case 'goods':
      return goodsSections(site, entry);
    case 'blog':
      return articleSections(site, entry);
    default:
      return entry.page.sections;
  }
}

export function sectionsOf(site: Site, entry: PageEntry): readonly AnySection[] {
  const sections = ownSections(site, entry);
  return collectionOf(entry.collection).showsDate ? datedSections(entry, sections) : sections;
}

function hasForm(section: AnySection): boolean {
  if (section.kind === 'page-hero') return (section.tool?.form ?? 'search') !== 'search';
  return section.kind === 'contact-form' || section.kind === 'form';
}

const asksAnything = (section: AnySection): boolean =>
  hasForm(section) || section.kind === 'get-in-touch';

/** What the frame around the sections of a page has to know of them. */
export function frameOf(sections: readonly AnySection[]) {
  const [hero] = sections;
  return {
    /** The color that the page opens with, where it is not ink. */
    ground: hero?.kind === 'page-hero' ? hero.ground : undefined,
    /** Whether a form or a tool is the purpose of the page: it then hydrates at the first interaction anywhere. */
    isFormPage: sections.some(hasForm),
    /** Whether a message can be sent from the page, whose outcome a toast tells. */
    sendsMessages: sections.some(asksAnything),
    /** Whether phones show the ticket of a quote request at the lower edge of the window. */
    hasBar: sections.some((section) => section.kind === 'form' && section.form === 'quote'),
  };
}

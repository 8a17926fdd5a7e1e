import type { Block } from '@/content/schema/block';
import type { Link, RichText } from '@/content/schema/link';
import type { Figure } from '@/content/schema/people';
import type { Section, SectionOf } from '@/content/schema/section';
import type { Pager } from './paging';

type ShippingOption = { title: string; time: string; text: string; note: RichText };

/** An article as its index shows it. */
export type PostSummary = {
  href: string;
  title: string;
  summary: string;
  /** Day of publication, `2026-03-14`. */
  published: string;
  minutes: number;
};

/** Sections that no content file contains: they are derived from a route or an article. */
export type DerivedSection =
  | {
      kind: 'route-hero';
      heading: string;
      lead: string;
      actions: Link[];
      facts: Figure[];
      /** The origin's slug, which identifies its map. */
      slug: string;
    }
  | { kind: 'shipping-options'; heading: string; air: ShippingOption; sea: ShippingOption }
  | { kind: 'particulars'; heading: string; items: { heading: string; blocks: Block[] }[] }
  | {
      /** One page of the articles. Its first stands where the content has a `post-index`. */
      kind: 'post-list';
      section: SectionOf<'post-index'>;
      posts: PostSummary[];
      pager: Pager | undefined;
    }
  | {
      kind: 'page-date';
      /** Day of the last change, `2026-03-14`. */
      updated: string;
      /** Link to the page about authors and editors. */
      editorial: Link;
    }
  | {
      kind: 'post-byline';
      author: string;
      /** Day of publication, `2026-03-14`. */
      published: string;
      /** Day of the last change. */
      updated: string;
      /** Reading time. */
      minutes: number;
    };

/** Every section that a page can contain. */
export type AnySection = Section | DerivedSection;
export type AnySectionKind = AnySection['kind'];
export type AnySectionOf<Kind extends AnySectionKind> = Extract<AnySection, { kind: Kind }>;

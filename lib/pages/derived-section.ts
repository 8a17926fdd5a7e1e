import type { Table } from '@/content/schema/block';
import type { Way } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { KangaName } from '@/content/schema/kanga';
import type { Link, RichText } from '@/content/schema/link';
import type { Figure } from '@/content/schema/people';
import type { Route } from '@/content/schema/route';
import type { Section, SectionOf } from '@/content/schema/section';
import type { SectionBackground } from '@/content/schema/section-frame';
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

/** Typical items by the origin that they come from, each with its total in two currencies. */
export type GoodsTotals = {
  caption: string;
  from: string;
  items: string[];
  rows: { origin: Link; time: string; totals: { shillings: string; atOrigin: string }[] }[];
};

/** Whether goods may come this way; `text` is the answer in words. */
export type GoodsVerdict = {
  way: Way;
  label: string;
  answer: Goods['verdict']['air']['answer'];
  text: string;
  reason: string;
};

/** Which color a piece of a cost has. */
export type CostTone =
  | 'goods'
  | 'freight'
  | 'duty'
  | 'excise'
  | 'levies'
  | 'vat'
  | 'port'
  | 'delivery';

/** A cost and its pieces, in whole shillings. */
export type CostPieces = {
  caption: string;
  parts: { label: string; amount: number; tone: CostTone }[];
  total: { label: string; amount: number };
};

/** Goods in a list: a link and a summary. */
export type GoodsRow = { link: Link; detail: string };

/** Sections that no content file contains: they are derived from a route, goods or an article. */
export type DerivedSection =
  | {
      kind: 'route-hero';
      heading: string;
      lead: string;
      actions: Link[];
      facts: Figure[];
      /** The origin's slug, which identifies its map. */
      slug: string;
      kanga: KangaName;
    }
  | { kind: 'shipping-options'; heading: string; air: ShippingOption; sea: ShippingOption }
  | { kind: 'particulars'; heading: string; items: Route['particulars'] }
  | {
      kind: 'goods-hero';
      heading: string;
      swahili: string;
      lead: string;
      verdicts: GoodsVerdict[];
      /** Nothing for goods that are never carried. */
      total:
        | { item: string; amount: string; text: string; estimate: RichText; more: Link | undefined }
        | undefined;
      actions: Link[];
    }
  | {
      kind: 'goods-totals';
      id: string;
      heading: string;
      /** Who decides what is owed. */
      intro: string;
      /** What changes an estimate, and when its rates were checked. */
      caveats: RichText;
      byAir: GoodsTotals | undefined;
      bySea: { table: Table; note: string } | undefined;
    }
  | {
      kind: 'goods-breakdown';
      heading: string;
      intro: string;
      background: SectionBackground;
      cost: CostPieces;
      notIncluded: { heading: string; list: readonly string[] };
    }
  | { kind: 'goods-list'; heading: string; goods: GoodsRow[]; all: Link }
  | {
      /** One page of the list of articles; the first one replaces a `post-index` of the content. */
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

import type { Table } from '@/content/schema/block';
import type { Way } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { Link, RichText } from '@/content/schema/link';
import type { Section, SectionOf } from '@/content/schema/section';
import type { SectionBackground } from '@/content/schema/section-frame';
import type { CostPieces } from './cost-pieces';
import type { DerivedRouteSection } from './derived-route-section';
import type { OtherName } from './other-name';
import type { Pager } from './paging';

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

/** Goods in a list: a link and a summary. */
export type GoodsRow = {
  link: Link;
  detail: string;
  /** The language of the summary, if it is not that of the page. */
  detailLanguage?: string;
};

/** Sections that no content file contains: they are derived from a route, goods or an article. */
export type DerivedSection =
  | DerivedRouteSection
  | {
      kind: 'goods-hero';
      heading: string;
      otherName: OtherName;
      lead: string;
      verdicts: GoodsVerdict[];
      /** Undefined for goods that are never carried. */
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
      /** Three points that sum the article up. */
      inShort?: readonly RichText[] | undefined;
    };

/** Every section that a page can contain. */
export type AnySection = Section | DerivedSection;
export type AnySectionKind = AnySection['kind'];
export type AnySectionOf<Kind extends AnySectionKind> = Extract<AnySection, { kind: Kind }>;

import type { PageId } from '@/content/page-ids.generated';
import type { Block } from '@/content/schema/block';
import type { Way } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { KangaName } from '@/content/schema/kanga';
import type { Link } from '@/content/schema/link';
import type { IconName, ObjectName, Picture } from '@/content/schema/picture';
import type { Route } from '@/content/schema/route';
import type { RoutePage } from '@/content/schema/route-page';
import type { Section, SectionOf } from '@/content/schema/section';
import type { SectionBackground } from '@/content/schema/section-frame';
import type { BusyYear } from '@/lib/time/busy-year';
import type { DayRange } from '@/lib/time/time-axis';
import type { EntryIn, RouteEntry } from './page-entry';

/** An article as its index shows it. */
type PostSummary = {
  href: string;
  title: string;
  summary: string;
  /** Day of publication, `2026-03-14`. */
  published: string;
  minutes: number;
  /** The picture at the top of the article. */
  picture: Picture | undefined;
};

/** A name in another language than that of the page. */
export type OtherName = { text: string; language: string };

/** What customs charges on a typical item, in whole shillings. */
export type GoodsCharges = {
  caption: string;
  lines: { id: string; label: string; amount: number }[];
  total: { label: string; amount: number };
};

/** Typical items by the origin that they come from. */
export type GoodsTotals = {
  caption: string;
  columns: string[];
  /** Origins with the same totals share a row; each is a link, as content writes it. */
  rows: { origins: string[]; totals: string[] }[];
};

/** Whether goods may come this way; `text` is the answer in words. */
export type GoodsVerdict = {
  way: Way;
  label: string;
  answer: Goods['verdict']['air']['answer'];
  text: string;
  reason: string;
};

/** A kind of goods, with what its first typical item costs if that is known, and what that counts. */
export type GoodsTile = {
  id: PageId;
  name: string;
  object: ObjectName | undefined;
  price: { amount: string; counts: string } | undefined;
};

/** Sections that no content file contains: they are derived from a route, goods or an article. */
type DerivedSection =
  | DerivedRouteSection
  | {
      kind: 'goods-hero';
      heading: string;
      otherName: OtherName;
      lead: string;
      verdicts: GoodsVerdict[];
      goods: EntryIn<'goods'>;
      actions: Link[];
    }
  | {
      kind: 'goods-totals';
      id: string;
      heading: string;
      intro: string;
      charges: GoodsCharges;
      byAir: GoodsTotals | undefined;
      /** Amounts of typical items; `how` is the price of one. */
      bySea:
        | {
            caption: string;
            columns: string[];
            lines: { id: string; label: string; how: string; amounts: string[] }[];
            note: string;
          }
        | undefined;
      actions: Link[] | undefined;
      caveats: string;
    }
  | { kind: 'related-goods'; heading: string; goods: GoodsTile[]; all: Link }
  | {
      kind: 'landed-cost';
      id?: string | undefined;
      heading: string;
      intro?: string | undefined;
      background?: SectionBackground | undefined;
      cost: CostPieces;
      /** Below the bar. */
      remark?: string;
    }
  | {
      kind: 'post-index';
      section: SectionOf<'post-index'>;
      posts: PostSummary[];
    }
  | {
      /** When a page changed, and who wrote an article. */
      kind: 'byline';
      /** Day of the last change, `2026-03-14`. */
      updated: string;
      article?: {
        author: string;
        /** Day of publication, `2026-03-14`. */
        published: string;
        minutes: number;
        inShort?: readonly string[] | undefined;
      };
    };

/** Kinds whose content names what is looked up and worked out before they are shown. */
type WorkedOut = SectionOf<'landed-cost' | 'post-index'>;

export type AnySection = Exclude<Section, WorkedOut> | DerivedSection;
export type AnySectionKind = AnySection['kind'];
export type AnySectionOf<Kind extends AnySectionKind> = Extract<AnySection, { kind: Kind }>;

export type ClockPart = {
  label: string;
  /** In words: `2-7 days`. */
  time: string;
  /** At most. */
  days: number;
};

type DerivedRouteSection =
  | {
      kind: 'route-hero';
      heading: string;
      lead: string;
      actions: Link[];
      origin: RouteEntry;
      kanga: KangaName;
    }
  | {
      kind: 'shipping-options';
      heading: string;
      air: RoutePage['options']['air'];
      sea: RoutePage['options']['sea'];
      times: {
        heading: string;
        air: string;
        sea: string;
        note: string;
        /** The parts of the time by air, from the order to the door. */
        clock:
          | { heading: string; parts: readonly ClockPart[]; total: ClockPart; note: string }
          | undefined;
        days: { air: DayRange; sea: DayRange };
      };
      /** When the origin is busy or closed; most have no such season. */
      seasons?: { heading: string; text: string; year: BusyYear } | undefined;
      /** What people buy there, each a link to its page. */
      goods: {
        heading: string;
        text: string;
        items: readonly { id: PageId; name: string; object: ObjectName | undefined }[];
      };
    }
  | {
      kind: 'particulars';
      heading: string;
      background?: SectionBackground;
      /** What everyone should read: open, side by side, above the others. */
      open: { id?: string | undefined; icon?: IconName; heading: string; blocks: Block[] }[];
      /** The cloth of the country, in place of icons. */
      kanga?: KangaName;
      items: Route['particulars'];
    };

export type CostTone = 'goods' | 'freight' | 'duty' | 'levies' | 'vat';

/** A cost and its pieces, in whole shillings. */
export type CostPieces = {
  caption: string;
  parts: { label: string; amount: number; tone: CostTone }[];
  total: { label: string; amount: number };
};

import type { PageId } from '@/content/page-ids.generated';
import type { Block } from '@/content/schema/block';
import type { Way } from '@/content/schema/customs';
import type { Goods } from '@/content/schema/goods';
import type { Link } from '@/content/schema/link';
import type { ObjectName } from '@/content/schema/picture';
import type { Route } from '@/content/schema/route';
import type { Section } from '@/content/schema/section';
import type { Ground, SectionBackground } from '@/content/schema/section-frame';
import type { EntryIn, RouteEntry } from './page-entry';

/** Whether goods may come this way, or to be sold; `text` is the answer in words. */
export type GoodsVerdict = {
  way: Way | 'sale';
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
  price?: { amount: string; counts: string } | undefined;
};

/** Sections that no content file contains: they are derived from a route, goods or an article. */
type DerivedSection =
  | { kind: 'route-hero'; origin: RouteEntry }
  | { kind: 'shipping-options'; origin: RouteEntry }
  | {
      kind: 'route-pricing';
      origin: Route;
      heading: string;
      background: SectionBackground;
      blocks: Block[];
      actions: Link[];
    }
  | { kind: 'goods-hero'; goods: EntryIn<'goods'> }
  | { kind: 'goods-totals'; goods: EntryIn<'goods'> }
  | { kind: 'related-goods'; heading: string; goods: GoodsTile[]; all: Link }
  | {
      kind: 'particulars';
      heading: string;
      background?: SectionBackground;
      /** What everyone should read: open, above the others. */
      open: { id?: string | undefined; heading: string; blocks: Block[] }[];
      /** Where the first or the last of them stands, with an object. */
      panel: { ground?: Ground | undefined; object?: ObjectName | undefined; isLast?: true };
      items: Route['particulars'];
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

export type AnySection = Section | DerivedSection;
export type AnySectionKind = AnySection['kind'];
export type AnySectionOf<Kind extends AnySectionKind> = Extract<AnySection, { kind: Kind }>;

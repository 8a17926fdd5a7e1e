import type { Block } from '@/content/schema/block';
import type { KangaName } from '@/content/schema/kanga';
import type { Link, RichText } from '@/content/schema/link';
import type { Figure } from '@/content/schema/people';
import type { Route } from '@/content/schema/route';
import type { RoutePage } from '@/content/schema/route-page';
import type { WeighedParcel } from '@/lib/calculator/weighed-parcel';
import type { BusyYear } from '@/lib/time/busy-year';
import type { DayRange } from '@/lib/time/day-range';
import type { TimeAxis } from '@/lib/time/time-axis';
import type { CostPieces } from './cost-pieces';

type ShippingOption = {
  title: string;
  /** In words, next to its line on the axis. */
  time: string;
  /** The same time, for drawing. */
  days: DayRange;
  text: string;
};

/** Sections of a route page, derived from its origin. */
export type DerivedRouteSection =
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
  | {
      kind: 'shipping-options';
      heading: string;
      air: ShippingOption;
      sea: ShippingOption;
      times: { heading: string; note: string; axis: TimeAxis };
      /** When the origin is busy or closed; most have no such season. */
      seasons?: { heading: string; text: RichText; year: BusyYear } | undefined;
    }
  | {
      kind: 'route-pricing';
      heading: string;
      /** How size becomes weight. */
      formula: { name: string; text: string };
      parcels: { parcel: WeighedParcel; price?: string }[];
      words: RoutePage['pricing']['parcel'];
      blocks: readonly Block[];
      actions: Link[];
    }
  | {
      kind: 'route-total';
      id: string;
      heading: string;
      cost: CostPieces;
      /** On the pieces that the rate does not include: a heading above them, and a note below. */
      notIncluded: { heading: string; note: string };
      /** More goods with their totals in shillings, without the currency. */
      goods: { caption: string; rows: { link: Link; total: string }[] };
      note: RichText;
    }
  | {
      kind: 'particulars';
      heading: string;
      items: Route['particulars'];
      /** Shorter notes on something else, in a box of their own. */
      beside?: { heading: string; items: Route['particulars'] } | undefined;
    };

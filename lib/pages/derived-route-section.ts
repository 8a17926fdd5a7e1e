import type { Block, Table } from '@/content/schema/block';
import type { KangaName } from '@/content/schema/kanga';
import type { Link, RichText } from '@/content/schema/link';
import type { Figure } from '@/content/schema/people';
import type { Route } from '@/content/schema/route';
import type { RoutePage } from '@/content/schema/route-page';
import type { WeighedParcel } from '@/lib/calculator/weighed-parcel';
import type { DayRange } from '@/lib/time/day-range';
import type { TimeAxis } from '@/lib/time/time-axis';
import type { CostPieces } from './cost-pieces';

type ShippingOption = {
  title: string;
  time: string;
  /** The same time, for drawing. */
  days: DayRange;
  text: string;
  note: RichText;
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
    }
  | {
      kind: 'route-pricing';
      heading: string;
      facts: Table;
      parcels: { parcel: WeighedParcel; price: string }[];
      words: RoutePage['pricing']['parcel'];
      blocks: readonly Block[];
      actions: Link[];
    }
  | {
      kind: 'route-total';
      id: string;
      heading: string;
      cost: CostPieces;
      notIncluded: { heading: string; list: readonly string[] };
      table: Table;
      note: RichText;
    }
  | { kind: 'particulars'; heading: string; items: Route['particulars'] };

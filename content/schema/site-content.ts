import type { errorWords } from '../error';
import type { words } from '../interface';
import type * as modules from '../modules.generated';
import type { Customs } from './customs';
import type { CompanyFacts, WorkedExamples } from './facts';
import type { Forms } from './forms';
import type { GoodsPage } from './goods-page';
import type { HelpSearch } from './help-search';
import type { LandedCostExample } from './landed-cost';
import type { LandedCostTool } from './landed-cost-tool';
import type { Membership } from './membership';
import type { Navigation } from './navigation';
import type { NearMisses } from './near-misses';
import type { Page } from './page';
import type { Rates } from './rates';
import type { RoutePage } from './route-page';
import type { ShipmentStages } from './shipment-stages';
import type { Site as Company } from './site';

/** The same keys with any text: what a translation of `Copy` has to provide. */
type TranslationOf<Copy> = Copy extends string
  ? string
  : { readonly [Key in keyof Copy]: TranslationOf<Copy[Key]> };

/** Labels and messages of the components. The English ones define the keys. */
export type InterfaceWords = TranslationOf<typeof words>;

/** Everything the site says in one language. */
export type SiteContent = {
  /** BCP 47, as in `<html lang>`: `en`, `sw`. */
  readonly language: string;
  /** The language's name for itself, for the link that leads to it: `English`, `Kiswahili`. */
  readonly languageName: string;
  /** In a translation, the pages that have a text in this language. */
  readonly ownPages?: {
    /** Their paths by id, the canonical one first. */
    readonly addresses: Readonly<Record<string, readonly string[]>>;
    /** The language of all other pages. */
    readonly otherwise: string;
    /** What goods are called in that language, by file. */
    readonly goodsNames: Readonly<Record<string, string>>;
  };
  readonly company: Company;
  readonly words: InterfaceWords;
  readonly navigation: Navigation;
  readonly forms: Forms;
  readonly rates: Rates;
  readonly companyFacts: CompanyFacts;
  readonly membership: Membership;
  readonly workedExamples: WorkedExamples;
  readonly routePage: RoutePage;
  readonly goodsPage: GoodsPage;
  readonly helpSearch: HelpSearch;
  readonly nearMisses: NearMisses;
  readonly customs: Customs;
  readonly landedCost: LandedCostExample;
  readonly landedCostTool: LandedCostTool;
  readonly shipmentStages: ShipmentStages;
  readonly notFound: Page;
  readonly error: TranslationOf<typeof errorWords>;
  /** The pages by folder and file. A translation has all of them, so that every link works. */
  readonly collections: typeof modules;
};

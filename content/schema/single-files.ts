import { customs } from './customs';
import { companyFacts, workedExamples } from './facts';
import { forms } from './forms';
import { goodsPage } from './goods-page';
import { landedCostExample } from './landed-cost';
import { landedCostTool } from './landed-cost-tool';
import { membership } from './membership';
import { navigation } from './navigation';
import { nearMisses } from './near-misses';
import { ownPrices } from './own-prices';
import { page } from './page';
import { sceneTexts } from './picture';
import { priceCard } from './price-card';
import { rates } from './rates';
import { routePage } from './route-page';
import { search } from './search';
import { shipmentStages } from './shipment-stages';
import { company } from './site';
import { onlyEnglish } from './text-use';
import { vehicleTax } from './vehicle-tax';
import { words } from './words';

/** The files that belong to no collection, with their schemas, by their field of `SiteContent`. */
export const singleFiles = {
  company: { file: 'site', schema: company },
  words: { file: 'interface', schema: words },
  navigation: { file: 'navigation', schema: navigation },
  pictures: { file: 'pictures', schema: sceneTexts },
  forms: { file: 'forms', schema: forms },
  price: { file: 'price-card', schema: priceCard },
  rates: { file: 'rates', schema: rates },
  ownPrices: { file: 'own-prices', schema: ownPrices },
  companyFacts: { file: 'facts', schema: companyFacts },
  membership: { file: 'membership', schema: membership },
  workedExamples: { file: 'worked-examples', schema: workedExamples },
  routePage: { file: 'route-page', schema: routePage },
  goodsPage: { file: 'goods-page', schema: goodsPage },
  search: { file: 'search', schema: search },
  nearMisses: { file: 'near-misses', schema: nearMisses },
  customs: { file: 'customs', schema: customs },
  landedCost: { file: 'landed-cost', schema: landedCostExample },
  landedCostTool: { file: 'landed-cost-tool', schema: landedCostTool },
  vehicleTax: { file: 'vehicle-tax', schema: vehicleTax },
  shipmentStages: { file: 'shipment-stages', schema: shipmentStages },
  notFound: { file: 'not-found', schema: page },
  // What shows when the site fails.
  error: { file: 'error', schema: onlyEnglish(words) },
} as const;

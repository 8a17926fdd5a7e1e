import type { Texts } from '../schema/translation';
import { customs } from '../sw/customs';
import { forms } from '../sw/forms';
import { goodsPage } from '../sw/goods-page';
import { helpSearch } from '../sw/help-search';
import { words } from '../sw/interface';
import { landedCost } from '../sw/landed-cost';
import { landedCostTool } from '../sw/landed-cost-tool';
import { pages } from '../sw/modules.generated';
import { navigation } from '../sw/navigation';
import { nearMisses } from '../sw/near-misses';
import { notFound } from '../sw/not-found';
import { rates } from '../sw/rates';
import { routePage } from '../sw/route-page';
import { shipmentStages } from '../sw/shipment-stages';
import { company } from '../sw/site';

export const swahili: Texts = {
  language: 'sw',
  languageName: 'Kiswahili',
  company,
  words,
  navigation,
  forms,
  rates,
  routePage,
  goodsPage,
  helpSearch,
  nearMisses,
  customs,
  landedCost,
  landedCostTool,
  shipmentStages,
  notFound,
  collections: pages,
};

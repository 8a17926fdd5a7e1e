import { customs } from '../customs';
import { errorWords } from '../error';
import { facts } from '../facts';
import { forms } from '../forms';
import { goodsPage } from '../goods-page';
import { words } from '../interface';
import { landedCost } from '../landed-cost';
import { landedCostTool } from '../landed-cost-tool';
import { membership } from '../membership';
import * as collections from '../modules.generated';
import { navigation } from '../navigation';
import { nearMisses } from '../near-misses';
import { page as notFound } from '../not-found';
import { ownPrices } from '../own-prices';
import { pictures } from '../pictures';
import { priceCard } from '../price-card';
import { rates } from '../rates';
import { routePage } from '../route-page';
import type { SiteContent } from '../schema/site-content';
import { search } from '../search';
import { shipmentStages } from '../shipment-stages';
import { site } from '../site';
import { vehicleTax } from '../vehicle-tax';
import { workedExamples } from '../worked-examples';

export const english: SiteContent = {
  language: 'en',
  languageName: 'English',
  company: site,
  words,
  navigation,
  pictures,
  forms,
  price: priceCard,
  rates,
  ownPrices,
  companyFacts: facts,
  membership,
  workedExamples,
  routePage,
  goodsPage,
  search,
  nearMisses,
  customs,
  landedCost,
  landedCostTool,
  vehicleTax,
  shipmentStages,
  notFound,
  error: errorWords,
  collections,
};

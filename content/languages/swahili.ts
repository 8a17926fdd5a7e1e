import type { Texts } from '../schema/translation';
import { error } from '../sw/error';
import { forms } from '../sw/forms';
import { helpSearch } from '../sw/help-search';
import { words } from '../sw/interface';
import { pages } from '../sw/modules.generated';
import { navigation } from '../sw/navigation';
import { nearMisses } from '../sw/near-misses';
import { notFound } from '../sw/not-found';
import { rates } from '../sw/rates';
import { routePage } from '../sw/route-page';
import { shipmentStages } from '../sw/shipment-stages';
import { site } from '../sw/site';

export const swahili: Texts = {
  language: 'sw',
  languageName: 'Kiswahili',
  company: site,
  words,
  navigation,
  forms,
  rates,
  routePage,
  helpSearch,
  nearMisses,
  shipmentStages,
  notFound,
  error,
  collections: pages,
};

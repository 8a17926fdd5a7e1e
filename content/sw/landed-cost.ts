import type { LandedCostExample } from '../schema/landed-cost';
import type { TranslatedFile } from '../schema/translation';

export const landedCost: TranslatedFile<LandedCostExample> = {
  english: 'f69b4a97dc49',
  caption: 'Mfano: bidhaa zilizokamilika kwa meli, ushuru {duty}%, kwa TZS',
  duty: 'finished',
  words: {
    goods: 'Bidhaa',
    freight: 'Usafiri na bima',
    duty: 'Ushuru wa forodha, {percent}% ya yaliyo juu',
    levies: 'Tozo ya reli ({ofValue}%), ada ya uchakataji ({ofGoods}% ya bidhaa)',
    vat: 'VAT, {percent}% ya yote yaliyo juu',
    total: 'Bidhaa, usafiri, ushuru na kodi',
    state: 'Kati ya jumla hii, {percent}% inakwenda serikalini. Usafiri na bima ni {freight}%.',
  },
};

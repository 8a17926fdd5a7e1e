import type { LandedCostExample } from '../schema/landed-cost';
import type { TranslatedFile } from '../schema/translation';

export const landedCost: TranslatedFile<LandedCostExample> = {
  english: '00cae43ed41b',
  caption: 'Mfano: bidhaa zilizokamilika kwa meli, ushuru {duty}%, kwa TZS',
  duty: 'finished',
  words: {
    goods: 'Bidhaa',
    freight: 'Usafiri na bima',
    duty: 'Ushuru wa forodha, {percent}% ya yaliyo juu',
    levies:
      'Tozo ya reli ({ofValue}% ya bidhaa na usafiri), ada ya uchakataji ({ofGoods}% ya bidhaa)',
    vat: 'VAT, {percent}% ya yote yaliyo juu',
    total: 'Bidhaa, usafiri, ushuru na kodi',
    state: 'Kati ya jumla hii, {percent}% inakwenda serikalini. Usafiri na bima ni {freight}%.',
  },
};

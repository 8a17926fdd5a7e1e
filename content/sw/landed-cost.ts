import type { LandedCostExample } from '../schema/landed-cost';
import type { TranslatedFile } from '../schema/translation';

export const landedCost: TranslatedFile<LandedCostExample> = {
  english: '7d6e80a91f11',
  caption: 'Mfano: bidhaa zilizokamilika kwa meli, ushuru {duty}%, kwa TZS',
  duty: 'finished',
  words: {
    goods: 'Bidhaa',
    freight: 'Usafiri na bima',
    duty: 'Ushuru wa forodha, {percent}% ya vyote viwili',
    levies: 'Tozo ya reli {ofValue}%, ada ya uchakataji {ofGoods}%',
    vat: 'VAT, {percent}% ya yote yaliyo juu',
    total: 'Bidhaa, usafiri, ushuru na kodi',
    state: 'Kati ya jumla hii, {percent}% inakwenda serikalini. Usafiri na bima ni {freight}%.',
  },
};

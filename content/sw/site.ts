import type { Site } from '../schema/site';
import type { TranslatedFile } from '../schema/translation';

export const company: TranslatedFile<Site> = {
  english: '4e6a73eb4b37',
  blurb: 'Mizigo na vifurushi kutoka nchi {origins.count} hadi mlangoni kwako Tanzania.',
  offices: [
    { country: 'Tanzania', role: 'Makao makuu' },
    { country: 'Marekani', role: 'Inapokea vifurushi kutoka madukani' },
    { country: 'Uingereza', role: 'Inapokea maboksi ya familia na ya madukani' },
    { country: 'Falme za Kiarabu', role: 'Inakusanya mizigo madukani na maeneo huru ya biashara' },
    { country: 'China', role: 'Inaunganisha mizigo ya wauzaji mbalimbali' },
  ],
};

import type { SiteContent } from '../schema/site-content';
import type { TranslatedFile } from '../schema/translation';

export const error: TranslatedFile<SiteContent['error']> = {
  english: 'd33f970f218b',
  heading: 'Kuna hitilafu kwenye ukurasa huu',
  status: 'Hali',
  text: 'Sehemu ya ukurasa huu imeacha kufanya kazi. Ulichoandika huenda bado kipo ukirudi nyuma.',
  retry: 'Jaribu tena',
  home: 'Rudi mwanzo',
};

import type { SiteContent } from '../schema/site-content';
import type { Translation } from '../schema/translation';

export const error: Translation<SiteContent['error']> = {
  heading: 'Kuna hitilafu kwenye ukurasa huu',
  status: 'Hali',
  text: 'Sehemu ya ukurasa huu imeacha kufanya kazi. Ulichoandika huenda bado kipo ukirudi nyuma.',
  retry: 'Jaribu tena',
  home: 'Rudi mwanzo',
};

import type { Site } from './schema/site';

/**
 * The company's facts. Those named in `placeholders` cannot reach anybody yet:
 * replace the value, then take its name off the list. The release check names what is left.
 */
export const site: Site = {
  name: 'Nectarine',
  url: 'https://nectarine.example',
  blurb: 'Freight and parcels from ten countries to your door in Tanzania.',
  phone: { display: '+255 000 000 000', href: 'tel:+255000000000' },
  chatNumber: '255000000000',
  emails: { info: 'info@nectarine.example', support: 'support@nectarine.example' },
  formService: {
    endpoint: 'https://formsubmit.co/info@nectarine.example',
    ajaxEndpoint: 'https://formsubmit.co/ajax/info@nectarine.example',
  },
  portal: {
    getStarted: 'https://portal.nectarine.example/get-started',
    requestItem: 'https://portal.nectarine.example/request-item',
    bookPickup: 'https://portal.nectarine.example/book-pickup',
  },
  social: [
    { name: 'Facebook', url: 'https://social.nectarine.example/facebook' },
    { name: 'Instagram', url: 'https://social.nectarine.example/instagram' },
    { name: 'LinkedIn', url: 'https://social.nectarine.example/linkedin' },
    { name: 'X', url: 'https://social.nectarine.example/x' },
  ],
  offices: [
    {
      city: 'Dar es Salaam',
      country: 'Tanzania',
      role: 'Headquarters',
      address: ['Placeholder House, Example Street', 'Dar es Salaam, Tanzania'],
    },
    {
      city: 'California',
      country: 'United States',
      role: 'Receives parcels from stores in the USA',
      address: ['Placeholder Way, California, USA'],
    },
    {
      city: 'Milton Keynes',
      country: 'United Kingdom',
      role: 'Receives parcels from the UK',
      address: ['Placeholder Park, Milton Keynes, UK'],
    },
    {
      city: 'Dubai',
      country: 'United Arab Emirates',
      role: 'Collects from shops and free zones',
      address: ['Placeholder Tower, Dubai, UAE'],
    },
    {
      city: 'Guangzhou',
      country: 'China',
      role: 'Consolidates goods from suppliers',
      address: ['Placeholder Road, Guangzhou, China'],
    },
  ],
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=39.18%2C-6.86%2C39.33%2C-6.75&layer=mapnik',
  imageHosts: [],
  toConfirm: ['How long is a parcel stored free of charge after it has arrived? (help/faq)'],
  placeholders: [
    'url',
    'phone',
    'chatNumber',
    'emails',
    'formService',
    'portal',
    'social',
    'offices',
  ],
};

import type { Site } from './schema/site';

/**
 * The company's facts. Those named in `placeholders` cannot reach anybody yet:
 * replace the value, then take its name off the list. The release check names what is left.
 */
export const site: Site = {
  name: 'Nectarine',
  url: 'https://nectarine.example',
  blurb: 'Freight and parcels from {origins.count} countries to your door in Tanzania.',
  phone: '+255 000 000 000',
  chat: '+255 000 000 000',
  emails: { info: 'info@nectarine.example', support: 'support@nectarine.example' },
  formService: 'https://formsubmit.co',
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
  openingHours: {
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '09:00',
    closes: '17:00',
  },
  legal: {
    name: 'Placeholder Company Limited',
    registration: '000000000',
    taxNumber: '000-000-000',
    licenses: [
      {
        name: 'Clearing and forwarding agent, customs',
        number: '0000/0000',
        authority: 'Tanzania Revenue Authority',
        url: 'https://www.tra.go.tz',
      },
      {
        name: 'Freight forwarding and consolidation',
        number: '0000/0000',
        authority: 'Tanzania Shipping Agencies Corporation',
        url: 'https://www.tasac.go.tz',
      },
      {
        name: 'Courier services',
        number: '0000/0000',
        authority: 'Tanzania Communications Regulatory Authority',
        url: 'https://www.tcra.go.tz',
      },
    ],
  },
  airport: 'DAR',
  mapEmbedUrl:
    'https://www.openstreetmap.org/export/embed.html?bbox=39.18%2C-6.86%2C39.33%2C-6.75&layer=mapnik',
  imageHosts: [],
  toConfirm: [
    'Do the desks write and check the pages, and read them again, as is said? (about/editorial)',
    'How many days after arrival is storage free, and what does it cost then? (help/faq)',
    'What does a cubic meter by sea cost, by origin? (services/sea-air-freight, help/faq)',
    'Which documents prove who may collect a parcel? (help/faq)',
    'Which exchange rate counts when an invoice is exchanged, and of which day? (help/payment-policy)',
    'Who receives and weighs goods in the six origins without an office? Pages say a partner. (help/how-it-works)',
    'What is the local price list in shillings? $5 stands as about TZS 12,500. (services/local-delivery)',
    'May freight rates be shown in foreign currency to customers in Tanzania? (GN 198 of 2025; ask a lawyer)',
    'Which delivery price and days apply to Zanzibar and to smaller towns? (services/local-delivery)',
    'What are the largest size and weight of a single piece? (help/faq)',
    'In how many days is a refund paid out? (help/payment-policy)',
    'What cover does a shipment have when the customer chooses none, and from which insurer? (help/insurance-claims)',
    'Are reports reviewed within 24 hours on weekends too? Pages say on working days. (help/report-issue)',
    'How are the claims measured: customers, shipments, savings, on-time, rating, insured value? (home, about/why-choose-us)',
    'What does free packaging include? Pages say the common box of a consolidated shipment. (home, help/faq)',
    'Membership: when can up to 20% be had, can unused free boxes be made up, what does a change of plan cost? (membership)',
    'Which customs agent license and courier license does the company hold? (services/customs-brokerage, services/local-delivery)',
    'Does the company agree to the contract being made by its confirmation of a booking? (help/terms)',
  ],
  placeholders: ['url', 'phone', 'chat', 'emails', 'portal', 'social', 'offices', 'legal'],
};

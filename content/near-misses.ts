import type { NearMisses } from './schema/near-misses';

export const nearMisses: NearMisses = {
  lead: {
    text: 'Looking for a price?',
    link: { label: 'Request a quote', page: 'get-quote' },
    from: [
      '/quote',
      '/quotes',
      '/request-quote',
      '/request-a-quote',
      '/get-a-quote',
      '/free-quote',
    ],
  },
  heading: 'Did you mean one of these?',
  known: [
    {
      from: ['/track', '/tracker', '/track-shipment', '/track-my-package', '/parcel'],
      link: { label: 'Track a shipment', page: 'tracking' },
    },
    {
      from: ['/faq', '/faqs', '/questions'],
      link: { label: 'Frequently asked questions', page: 'help/faq' },
    },
    {
      from: ['/pricing', '/prices', '/price', '/rates', '/tariff', '/cost', '/fees', '/calculator'],
      link: { label: 'Cost calculator', page: 'help/shipping-tools', fragment: 'calculator' },
    },
    {
      from: ['/routes', '/countries', '/origins', '/shipping-from', '/destinations'],
      link: { label: 'All shipping routes', page: 'shipping-routes' },
    },
    {
      from: ['/shop', '/shopping', '/store', '/buy', '/order'],
      link: { label: 'Online purchase', page: 'services/online-purchase' },
    },
    {
      from: ['/support', '/helpdesk', '/customer-service'],
      link: { label: 'Help Center', page: 'help' },
    },
    {
      from: ['/problem', '/problems', '/complaint', '/complaints', '/lost', '/delay', '/held'],
      link: { label: 'Problems with a shipment', page: 'help/shipment-problems' },
    },
    {
      from: ['/claim', '/claims', '/insurance'],
      link: { label: 'Insurance and claims', page: 'help/insurance-claims' },
    },
    {
      from: ['/returns', '/return', '/refund', '/refunds', '/return-policy'],
      link: { label: 'Return policy', page: 'help/insurance-claims', fragment: 'returns' },
    },
    {
      from: ['/terms-of-service', '/terms-and-conditions', '/tos', '/legal'],
      link: { label: 'Terms', page: 'help/terms' },
    },
    {
      from: ['/blog', '/news', '/articles', '/posts'],
      link: { label: 'Blog', page: 'about/blog' },
    },
    {
      from: ['/about-us', '/company', '/who-we-are'],
      link: { label: 'What is Nectarine', page: 'about' },
    },
    {
      from: ['/contact-us', '/contacts', '/offices', '/whatsapp', '/phone'],
      link: { label: 'Contact us', page: 'contact' },
    },
    {
      from: ['/licence', '/license', '/licenses', '/registration', '/scam', '/legit'],
      link: { label: 'Our licences, and how to check them', page: 'about/licences' },
    },
    {
      from: ['/address', '/us-address', '/amazon', '/alibaba', '/aliexpress', '/shein'],
      link: { label: 'Which address to give a shop', page: 'help/shop-addresses' },
    },
    {
      from: ['/container', '/containers', '/cbm', '/lcl', '/fcl', '/sea-freight'],
      link: {
        label: 'What sea freight costs',
        page: 'services/sea-air-freight',
        fragment: 'sea-prices',
      },
    },
    {
      from: ['/barrel', '/barrels', '/drum', '/london'],
      link: { label: 'A barrel or a box from London', page: 'routes/uk', fragment: 'barrel' },
    },
    {
      from: ['/turkey', '/india', '/japan', '/other-countries'],
      link: {
        label: 'Shipping from other countries',
        page: 'shipping-routes',
        fragment: 'other-countries',
      },
    },
    {
      from: ['/moving', '/moving-home', '/relocation', '/returning-residents'],
      link: { label: 'Moving home to Tanzania', page: 'goods/household-effects' },
    },
    {
      from: ['/jobs', '/vacancies', '/work-with-us'],
      link: { label: 'Careers', page: 'careers' },
    },
  ],
};

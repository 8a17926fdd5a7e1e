import type { Search } from './schema/search';

export const search: Search = {
  label: 'What are you looking for?',
  placeholder: 'laptop, Dubai',
  button: 'Search',
  loading: 'Loading the answers...',
  found: { one: '1 answer', many: '{count} answers' },
  none: 'We found nothing for {question}.',
  ask: 'Ask us on WhatsApp',
  message: 'Hello Nectarine, I looked on your site for: {question}. Can you help me?',
  failed: "We couldn't load the answers. Check your connection, then search again.",
  answers: [
    {
      words: ['turkey', 'uturuki', 'istanbul', 'india', 'japan'],
      page: 'help/faq',
      fragment: 'turkey-india-japan',
    },
    {
      words: ['alibaba', '1688', 'taobao', 'temu', 'pinduoduo', 'kuagiza alibaba'],
      page: 'help/buying-from-china',
    },
    {
      words: ['shein', 'amazon', 'ebay', 'aliexpress', 'address in china', 'anwani ya china'],
      page: 'help/shop-addresses',
    },
    {
      words: ['fake', 'feki', 'bandia'],
      page: 'help/buying-from-china',
      fragment: 'fake',
    },
    {
      words: ['m-pesa', 'mpesa', 'airtel money', 'tigo pesa', 'mixx by yas', 'visa card', 'malipo'],
      page: 'help/faq',
      fragment: 'ways-to-pay',
    },
    {
      words: ['pay at the door', 'cash on delivery', 'lipa mlangoni'],
      page: 'help/faq',
      fragment: 'when-to-pay',
    },
    {
      words: ['price per kilo', 'per kg', 'bei ya mzigo kwa kilo', 'bei kwa kilo'],
      page: 'shipping-routes',
    },
    {
      words: ['container', 'containers', 'fcl', 'kontena', 'makontena'],
      page: 'help/faq',
      fragment: 'container-price',
    },
    {
      words: ['cbm', 'cubic metre', 'cubic meter', 'lcl', 'mita ya ujazo'],
      page: 'help/faq',
      fragment: 'price-per-cbm',
    },
    {
      words: ['minimum charge', 'minimum price', 'bei ya chini'],
      page: 'help/faq',
      fragment: 'minimum-charge',
    },
    { words: ['used pump', 'pump', 'pampu'], page: 'goods/machines-and-pumps' },
    { words: ['iphone', 'samsung', 'simu', 'ushuru wa simu'], page: 'goods/smartphones' },
    { words: ['barrel', 'drum', 'pipa'], page: 'goods/mixed-barrel' },
    { words: ['car', 'gari'], page: 'goods/cars' },
    {
      words: [
        'bajaji',
        'bajaj',
        'tuk-tuk',
        'three-wheeler',
        'car duty',
        'ushuru wa gari',
        'car from japan',
        'gari kutoka japan',
      ],
      page: 'help/car-or-bajaji',
    },
    {
      words: ['pvoc', 'coc', 'tin', 'tin number', 'certificate of conformity', 'namba ya tin'],
      page: 'help/tin-and-import-papers',
    },
    {
      words: ['wine', 'beer', 'whisky', 'alcohol', 'cigarettes', 'tobacco', 'mvinyo', 'pombe'],
      page: 'goods/alcohol-and-tobacco',
    },
    {
      words: ['breakage', 'broken', 'damaged', 'imevunjika'],
      page: 'help/shipment-problems',
      fragment: 'box-damaged',
    },
    { words: ['insurance', 'bima'], page: 'help/insurance-claims' },
    { words: ['refund', 'kurudishiwa fedha'], page: 'help/faq', fragment: 'refund-time' },
    { words: ['zanzibar', 'unguja', 'pemba'], page: 'help/zanzibar' },
    { words: ['mbeya'], page: 'help/faq', fragment: 'mbeya-and-zanzibar' },
    {
      words: ['dodoma', 'mwanza', 'arusha', 'five tonnes', 'tani tano'],
      page: 'services/local-delivery',
    },
    { words: ['swahili', 'kiswahili', 'language', 'office', 'ofisi'], page: 'contact' },
    { words: ['track', 'tracking', 'where is my parcel', 'mzigo uko wapi'], page: 'tracking' },
    { words: ['storage', 'warehouse', 'ghala'], page: 'services/warehousing' },
    { words: ['tax', 'vat', 'kodi', 'ushuru'], page: 'help/faq', fragment: 'who-pays-duty' },
    {
      words: [
        'port',
        'port charges',
        'clearing at the airport',
        'demurrage',
        'free days',
        'bandari',
        'kutoa mzigo bandarini',
        'uwanja wa ndege',
      ],
      page: 'help/port-and-airport',
    },
    {
      words: ['clearing agent', 'wakala wa forodha', 'wakala wa forodha dar'],
      page: 'services/customs-brokerage',
    },
  ],
};

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
      words: ['alibaba', '1688', 'shein', 'temu', 'taobao', 'amazon', 'ebay', 'aliexpress'],
      page: 'help/shop-addresses',
    },
    {
      words: ['m-pesa', 'mpesa', 'airtel money', 'tigo pesa', 'visa card', 'lipa'],
      page: 'help/faq',
      fragment: 'ways-to-pay',
    },
    {
      words: ['pay at the door', 'cash on delivery', 'lipa mlangoni'],
      page: 'help/faq',
      fragment: 'when-to-pay',
    },
    {
      words: ['container', 'containers', 'fcl', 'kontena', 'makontena'],
      page: 'help/faq',
      fragment: 'container-price',
    },
    {
      words: ['cbm', 'cubic metre', 'cubic meter', 'lcl', 'minimum charge', 'mita ya ujazo'],
      page: 'help/faq',
      fragment: 'price-per-cbm',
    },
    { words: ['used pump', 'pump', 'pampu'], page: 'goods/machines-and-pumps' },
    { words: ['iphone', 'samsung', 'simu'], page: 'goods/smartphones' },
    { words: ['barrel', 'drum', 'pipa'], page: 'goods/mixed-barrel' },
    { words: ['car', 'ushuru wa gari', 'gari'], page: 'goods/cars' },
    { words: ['bajaji', 'bajaj', 'tuk-tuk', 'three-wheeler'], page: 'goods/motorcycles' },
    {
      words: ['pvoc', 'coc', 'tin', 'certificate of conformity', 'tin number'],
      page: 'help/faq',
      fragment: 'customs-papers',
    },
    {
      words: ['wine', 'beer', 'whisky', 'alcohol', 'cigarettes', 'tobacco', 'mvinyo', 'pombe'],
      page: 'help/prohibited-items',
    },
    {
      words: ['breakage', 'broken', 'damaged', 'imevunjika'],
      page: 'help/shipment-problems',
      fragment: 'box-damaged',
    },
    { words: ['insurance', 'bima'], page: 'help/insurance-claims' },
    { words: ['refund', 'kurudishiwa fedha'], page: 'help/faq', fragment: 'refund-time' },
    { words: ['zanzibar', 'mbeya'], page: 'help/faq', fragment: 'mbeya-and-zanzibar' },
    { words: ['swahili', 'kiswahili', 'language'], page: 'contact' },
    { words: ['tax', 'vat', 'kodi', 'ushuru'], page: 'help/faq', fragment: 'who-pays-duty' },
    { words: ['port', 'bandari'], page: 'services/customs-brokerage' },
  ],
};

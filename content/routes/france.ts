import type { Route } from '../schema/route';

export const page: Route = {
  country: 'France',
  name: 'France',
  nameInSentence: 'France',
  updated: '2026-11-23',
  order: 9,
  calculatorOrigin: 'france',
  rate: { amount: '13.50', currency: 'EUR' },
  meta: {
    about: 'We explain VAT refunds, and how perfume travels.',
    keywords: [
      'shipping from France to Tanzania',
      'Paris to Dar es Salaam air freight',
      'Le Havre container Tanzania',
      'French export declaration',
    ],
  },
  city: { name: 'Paris', coordinates: [2.35, 48.86] },
  airport: 'CDG',
  seaport: { name: 'Le Havre', coordinates: [0.11, 49.49] },
  picture: { scene: 'france' },
  kanga: 'petals',
  collectionPoints: ['Paris', 'Le Havre'],
  goods: 'Fashion, skincare and hotel kitchen equipment',
  times: {
    air: { from: 3, to: 6, unit: 'business days' },
    sea: { from: 3, to: 5, unit: 'weeks' },
    index: { from: 3, to: 6, unit: 'days' },
  },
  lead: 'French pharmacies, fashion houses and kitchen makers have customers from Stone Town to Arusha. We collect in Paris or from the maker and clear the goods in Tanzania.',
  airNote:
    'Cargo leaves from Charles de Gaulle, north of Paris, and reaches Dar es Salaam with one stop, for example in Addis Ababa, Nairobi, Istanbul or the Gulf.',
  seaNote:
    'Le Havre serves Paris and the north. For a maker near Lyon or in the south, Marseille is closer and saves days of trucking.',
  quote: '/quote',
  pricing: [
    {
      paragraph: 'Even heavy goods such as skin creams can be charged by their size.',
    },
    {
      note: 'Gift boxes, ribbons and tissue are usually why you pay for size instead of weight. Ask the shop to fold the gift boxes flat or leave them out.',
    },
  ],
  parcels: [{ name: 'A box of skin creams', example: 'creams' }],
  particulars: [
    {
      heading: 'Hotels and restaurants',
      object: 'kitchen-goods',
      blocks: [
        {
          paragraph:
            'Lodges and hotels order ovens, ice machines, linen, crockery and wine cabinets in one go. We hold everything until the last supplier has delivered, crate the fragile pieces and load in the order your fitters need them. For fridges and freezers, ask the maker which gas is inside: older refrigerants are banned, and flammable ones can need papers of their own.',
        },
      ],
    },
    {
      heading: "The tourist refund isn't for freight",
      blocks: [
        {
          paragraph:
            'The French refund called détaxe is for visitors who take their purchases home in their luggage and scan the form at the airport. Cargo works differently: the seller invoices without VAT, as an export, and keeps the proof of export. Many boutiques only know the first way, so agree on the second before you pay.',
        },
      ],
    },
    {
      heading: 'Papers to have before pickup',
      blocks: [
        {
          list: [
            'Commercial invoice with a plain description of the goods and the net weight',
            'Packing list, one line for each box',
            "The exporter's customs number (EORI), for the electronic export declaration: usually needed from €1,000 in value or 1,000 kg in weight",
            'Safety data sheet for anything liquid',
            'Export permit for works of art and antiques, which we only carry by arrangement',
          ],
        },
        {
          paragraph:
            'If we have these before pickup, the seller gets the proof of export within days, and we can start your customs declaration in Tanzania while the plane is still in the air. This was correct in {2026-11}; check with [French customs](https://www.douane.gouv.fr).',
        },
        {
          note: 'Do you want a car or a lorry from this country? Its steering wheel is on the left, and you may not be able to register it in Tanzania. [Ask us first](help/car-or-bajaji#shipped).',
        },
      ],
    },
    {
      heading: 'Perfume and pharmacy',
      blocks: [
        {
          paragraph:
            'Perfume contains alcohol and counts as dangerous goods, so it can\'t go as an ordinary parcel. Sun creams, shampoos and creams travel well if you tape the caps. Medicines, even ones sold without a prescription in Paris, need approval from the medicines authority, <abbr title="Tanzania Medicines and Medical Devices Authority">TMDA</abbr>. Cheese and other perishable food can\'t travel. Packaged food that keeps, such as chocolate, can travel if you ask first: see the [list of prohibited items](help/prohibited-items).',
        },
        {
          paragraph:
            'Keep the receipt for a designer bag. Customs at both ends seizes fakes, and can hold a real one that has no proof of purchase.',
        },
      ],
    },
  ],
  services: ['services/online-purchase', 'services/buy-for-me', 'services/door-to-door'],
  typicalGoods: ['cosmetics', 'handbags', 'clothes', 'kitchen-goods', 'books-and-documents'],
  office: {
    heading: 'Talk to us about a French order',
    text: 'Milton Keynes is our closest office and books collections across France. Goods go straight from France to Tanzania, not via England. If the seller needs instructions, [send us an email](channel:email) with the order confirmation attached.',
  },
};

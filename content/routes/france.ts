import type { Route } from '../schema/route';

export const page: Route = {
  country: 'France',
  name: 'France',
  nameInSentence: 'France',
  updated: '2026-11-22',
  order: 9,
  calculatorOrigin: 'france',
  rate: { amount: '13.50', currency: 'EUR' },
  meta: {
    about: 'Tax refunds, perfume and kitchens explained.',
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
  collectionPoints: ['Paris', 'Le Havre'],
  goods: 'Fashion, skincare and kitchens for hotels',
  times: {
    air: { from: 3, to: 6, unit: 'business days' },
    sea: { from: 3, to: 5, unit: 'weeks' },
    index: { from: 3, to: 6, unit: 'days' },
  },
  lead: 'French pharmacies, fashion houses and kitchen makers have buyers from Stone Town to Arusha. We collect in Paris or at the maker and handle both customs offices.',
  airNote:
    'Cargo leaves from Charles de Gaulle, north of Paris, and reaches Dar es Salaam with one stop, for example in Addis Ababa, Nairobi, Istanbul or the Gulf.',
  seaNote:
    'Le Havre serves Paris and the north. For a maker near Lyon or in the south, Marseille is closer and saves days of trucking.',
  quote: '/quote',
  pricing: [
    {
      paragraph:
        'Even heavy goods such as skin creams can be charged by their size. Take a parcel of {creams.sides} cm: the volume gives {creams.volume} ÷ {weight.divisor} = {creams.volumetric} kg, the scale {creams.weight} kg. You pay for {creams.charged} kg: {creams.charged} × {creams.rate} = {creams.total}.',
    },
    {
      note: 'Gift boxes, ribbons and tissue are the usual reason why volume wins. Ask the shop to send the goods flat or unboxed and keep the packaging for last.',
    },
  ],
  particulars: [
    {
      heading: 'Hotels and restaurants',
      blocks: [
        {
          paragraph:
            'Lodges and hotels order ovens, ice machines, linen, crockery and wine cabinets in one go. We hold them until the last supplier has delivered, have fragile pieces crated, and load in the order in which your fitters will need them. For refrigeration, ask the maker which gas is inside: older refrigerants are banned, and flammable ones need their own papers.',
        },
      ],
    },
    {
      heading: 'The tourist refund is not for freight',
      blocks: [
        {
          paragraph:
            'The French refund known as détaxe is made for visitors who carry their purchases home in their luggage and scan the form at the airport. Goods that leave as cargo follow another path: the seller invoices without VAT as an export and keeps the proof of exit. Many boutiques only know the first way, so settle it before you pay.',
        },
      ],
    },
    {
      heading: 'The file we put together',
      blocks: [
        {
          list: [
            'Commercial invoice with the goods named in plain words and the net weight',
            'Packing list, one line for each box',
            "Electronic export declaration, as a rule from €1,000 or 1,000 kg upward, with the exporter's EORI number",
            'Safety data sheet for anything liquid',
            'Export permit for works of art and antiques, which we carry only when arranged',
          ],
        },
        {
          paragraph: [
            'With these on the desk before pickup, the exit note comes back to the seller within days, and your own customs entry in Tanzania can begin while the plane is still in the air. As of {2026-11}; check with ',
            { text: 'French customs', url: 'https://www.douane.gouv.fr' },
            '.',
          ],
        },
      ],
    },
    {
      heading: 'Perfume and pharmacy',
      blocks: [
        {
          paragraph: [
            'Perfume contains alcohol and is treated as dangerous goods, so it is not an ordinary parcel. Sun creams, shampoos and creams travel well when caps are taped. Medicines, even those sold freely in Paris, need the consent of the ',
            { abbr: 'TMDA', meaning: 'Tanzania Medicines and Medical Devices Authority' },
            '. Cheese and other perishable food stay behind. Packed food that keeps, such as chocolate, may travel if you ask first: see the ',
            { text: 'list of prohibited items', page: 'help/prohibited-items' },
            '.',
          ],
        },
        {
          paragraph:
            'A designer bag needs its receipt. Customs on both sides seizes copies, and without proof of purchase a real one may be held as well.',
        },
      ],
    },
  ],
  office: {
    heading: 'Reach us about a French order',
    text: [
      'Milton Keynes is the nearest of our offices and books collections across France. Goods go straight from France to Tanzania, not by way of England. If the seller needs instructions, ',
      { text: 'send us an email', channel: 'email' },
      ' with the order confirmation attached.',
    ],
  },
};

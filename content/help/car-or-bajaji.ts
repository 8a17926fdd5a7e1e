import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'A Car or a Bajaji',
  updated: '2026-11-27',
  meta: {
    title: 'Import a car or bajaji to Tanzania: tax by age',
    description:
      'See the duty and excise on a car, motorcycle or bajaji by engine and age, with worked examples, the papers you need, and which vehicles we ship.',
    keywords: [
      'car import duty Tanzania',
      'bajaji import',
      'car from Japan to Tanzania',
      'excise by age',
    ],
  },
  listing: {
    order: 46,
    summary: 'See duty and excise by engine and age, a worked example, and what we ship.',
    icon: 'truck',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'car' },
      heading: 'A car or a bajaji: tax by age and engine',
      lead: 'On a car you pay {duty.finished} duty, excise for its engine, more excise from eight years on, and {customs.vat} VAT on all of it. Look at the year before you look at the colour.',
      actions: [
        { label: 'Work out the tax', page: 'help/vehicle-tax' },
        { label: 'Cars: papers and packing', page: 'goods/cars' },
      ],
    },
    {
      kind: 'prose',
      id: 'rates',
      heading: 'Excise by vehicle and engine',
      intro: 'Import duty is {duty.finished} for every vehicle. What differs is the excise.',
      blocks: [
        {
          bars: {
            caption: 'Excise by vehicle and engine, before the excise for age',
            columns: ['Vehicle', 'Excise'],
            rows: [
              ['Electric car', '0%'],
              ['Car, up to 1,000 cc', '{excise.engine-up-to-1000}'],
              ['Car, over 1,000 and up to 2,000 cc', '{excise.engine-over-1000}'],
              ['Car, over 2,000 cc', '{excise.engine-over-2000}'],
              ['Four-wheel drive with ten seats', '{excise.ten-seats-four-wheel-drive}'],
              ['Pickup, lorry, minibus or bus', '0%'],
              ['Motorcycle', '0%'],
              ['Bajaji (three-wheeler)', 'Ask TRA'],
            ],
          },
        },
      ],
    },
    {
      kind: 'prose',
      id: 'excise-for-age',
      heading: 'Extra excise for older vehicles',
      intro:
        'Age counts from the year of manufacture, which the chassis number shows, and not from first registration.',
      blocks: [
        {
          bars: {
            caption: 'Cars, pickups, lorries and four-wheel drives with ten seats, by their age',
            columns: ['Age in years', 'Excise'],
            rows: [
              ['Up to 7', '0%'],
              ['8 to 10', '{excise.car-over-8-years}'],
              ['Over 10, up to 20', '{excise.car-over-10-years}'],
              ['Over 20', '{excise.car-over-20-years}'],
            ],
          },
        },
        {
          paragraph:
            'A minibus or bus over 5 years old carries {excise.bus-over-5-years}, and a motorcycle over 3 years old carries {excise.motorcycle-over-3-years}.',
        },
      ],
    },
    {
      kind: 'cards',
      layout: 'columns',
      heading: 'What else counts',
      items: [
        {
          title: 'Other levies',
          text: 'You also pay the railway levy ({customs.railway-levy}), the customs processing fee ({customs.processing-fee}), VAT ({customs.vat}) and, at the port, the quay fee ({customs.wharfage}).',
        },
        {
          title: 'The value',
          text: 'TRA values used vehicles by its own table, the [Used Motor Vehicle Valuation System](https://gateway.tra.go.tz/umvvs/).',
        },
        {
          title: 'A bajaji',
          text: 'Customs may treat it like a motorcycle, or like a car with the same engine. Ask TRA which heading applies to your model.',
        },
      ],
      note: "The excise by age, and the excise on the smallest engines, are the rates reported for {2026-07}. We haven't seen the act, so check with TRA.",
      actions: [{ label: 'Work out the tax on your vehicle', page: 'help/vehicle-tax' }],
    },
    {
      kind: 'table',
      id: 'example',
      heading: 'Worked example: taxes on four vehicles',
      background: 'linen',
      shows: { bySea: ['cars', 'motorcycles'] },
      note: 'These sums leave out sea freight (which customs adds to the taxed value), terminal charges, our fee, first registration and number plates.',
    },
    {
      kind: 'table',
      id: 'shipped',
      heading: "What we ship, and what we don't",
      table: {
        caption: "Vehicles that we ship, and those that we don't",
        kinds: ['answers', 'text'],
        columns: ['Vehicle', 'Can it come?', 'How'],
        rows: [
          [
            'Right-hand drive car from one of our {origins.count} countries',
            'Yes, by sea',
            'On a car carrier or in a container. Ask us for the price',
          ],
          [
            'Car from Japan',
            'Yes, by sea',
            '[Choose Japan in the quote form](shipping-routes#other-countries)',
          ],
          ['Motorcycle', 'Yes, by sea', '[Motorcycles: papers and packing](goods/motorcycles)'],
          [
            'Bajaji, whole or crated',
            'Yes, by sea',
            'Ask us for the price, with the chassis number and year',
          ],
          [
            'Left-hand drive, pickups and lorries included',
            'Ask first',
            'Traffic keeps left here, and you may not be able to register it. We found no published rule and no exemption: ask TRA, which registers vehicles, in writing before you buy',
          ],
          [
            'A vehicle with fuel in the tank',
            'Not in a container',
            'On a car carrier, a quarter of a tank or less',
          ],
        ],
      },
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about vehicles',
      groups: [
        {
          id: 'vehicle-questions',
          questions: [
            {
              id: 'car-price',
              question: 'What does shipping a car cost?',
              answer: [
                {
                  paragraph:
                    'It depends on the size of the car, the ports and the way it travels: on a car carrier or in a container. Send us the make, model and year, and your quote shows the freight and our clearance fee. The taxes above are extra.',
                },
                {
                  list: [
                    'A car from the UK by sea: {uk.car}',
                    'A car from Dubai by sea: {dubai.car}',
                    'A car from the USA by sea: {usa.car}',
                    'Our clearance fee for a car: {clearance.car}',
                  ],
                },
              ],
            },
            {
              id: 'kit',
              question: 'Do I pay less on a motorcycle or bajaji in a kit?',
              answer: [
                {
                  paragraph:
                    "Usually not. By the rules of the tariff, a kit with all its parts counts as the whole vehicle. Lower rates are only for assemblers that the government has licensed. Without a certificate from TBS, a kit can't be registered.",
                },
              ],
            },
            {
              id: 'crashed',
              question: "Can I bring a crashed car, or one that doesn't run?",
              answer: [
                {
                  paragraph:
                    "We found no rule that forbids it, and none that makes it cheaper: TRA values the model, and damage counts only if TRA accepts your photos and the auction papers. Before it goes on the road here, it has to pass [the inspection](help/vehicle-tax#inspection). A car that can't roll and steer can't go on a car carrier, so ask us about a container before you bid. If the car is in the USA, ask the seller whether a salvage title allows export.",
                },
              ],
            },
            {
              id: 'auction',
              question: 'Can you buy the car at an auction for me?',
              answer: [
                {
                  paragraph:
                    "No, we only ship cars. Buy yours from a dealer or an exporter. Send us the invoice and the chassis number before you pay, and we'll estimate the taxes.",
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'lagoon',
      view: 'lagoon',
      heading: 'Know the tax before you bid',
      text: 'Send us the make, model, year, engine and price.',
      actions: [
        { label: 'Ask on WhatsApp', channel: 'chat' },
        { label: 'Get a quote', page: 'get-quote' },
      ],
    },
  ],
};

import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Tax on a Car or Motorcycle',
  updated: '2026-11-28',
  meta: {
    title: 'Car tax in Tanzania: work it out by age and engine',
    description:
      'Work out what TRA charges on an imported car, pickup, bus, lorry, motorcycle or bajaji: duty, excise, levies, VAT and registration, with sources.',
    keywords: [
      'car import tax Tanzania',
      'TRA car calculator',
      'uchakavu',
      'excise duty by age',
      'vehicle registration fee Tanzania',
    ],
  },
  listing: {
    order: 45,
    summary: 'Choose the kind, the year and the engine, and see what TRA charges, line by line.',
    icon: 'coin',
  },
  sections: [
    {
      kind: 'page-hero',
      picture: { scene: 'vehicle-tax' },
      heading: 'How much tax will you pay on your car?',
      lead: 'Two cars at the same price can pay very different taxes. Choose the year and the engine to see every tax and fee in shillings, each with its source.',
      actions: [
        { label: 'Tax by age', fragment: 'ages' },
        { label: 'Twelve examples', fragment: 'typical' },
        { label: "TRA's value", fragment: 'value' },
      ],
      main: { label: 'Work out the tax', fragment: 'tool' },
    },
    {
      kind: 'form',
      form: 'vehicle-tax',
      id: 'tool',
      heading: 'Work out the tax',
      intro:
        'Nothing that you enter leaves your device. Is the steering wheel on the left? [Ask us first](help/car-or-bajaji#shipped).',
      background: 'linen',
    },
    {
      kind: 'table',
      shows: { from: 'vehicle-ages' },
      id: 'ages',
      heading: 'Over ten years old, the tax costs more than the car',
      background: 'ink',
      intro:
        'Excise goes up in the year a car turns eight, eleven and twenty-one. So an older, cheaper car can end up costing more than a younger one.',
    },
    {
      kind: 'table',
      shows: { from: 'typical-vehicles' },
      id: 'typical',
      heading: 'What twelve typical vehicles pay',
      intro:
        'Open a kind, and find the vehicle most like yours. At 100%, the taxes and fees are as much as the vehicle itself with freight and insurance. TRA may use a different value. Below $4,000, fixed fees push the percentage up.',
      background: 'linen',
      note: 'The rates of excise by age are those of {2026-07}, from a clearing agent: check them with TRA. Handling at the port, our clearance fee, the inspection and number plates are not counted.',
    },
    {
      kind: 'table',
      shows: { from: 'vehicle-rates' },
      id: 'rates',
      heading: 'One car, line by line',
      note: 'Each line is rounded to the shilling. We work out the processing fee on the whole value, so our figure is slightly high. For the rates that all goods pay, see [every customs rate and its source](help/customs-sources).',
    },
    {
      kind: 'steps',
      id: 'value',
      heading: 'How to find the value that TRA will use',
      background: 'linen',
      items: [
        {
          title: "Open TRA's list",
          text: "It's called the [Used Motor Vehicle Valuation System](https://gateway.tra.go.tz/umvvs/), and anyone may use it.",
        },
        {
          title: 'Choose your vehicle',
          text: 'Enter the make, model, body, year of manufacture, country, fuel and engine as on the export certificate.',
        },
        {
          title: 'Take its value with freight and insurance (CIF)',
          text: 'It is in dollars. Enter it in the tool above. If your invoice with freight is higher, enter that.',
        },
        {
          title: 'Compare the taxes',
          text: "The list shows TRA's own taxes too. If they differ from ours, go by TRA's, and please tell us.",
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about the tax on vehicles',
      groups: [
        {
          id: 'tax-questions',
          questions: [
            {
              id: 'shipped',
              question: 'Which vehicles do you ship, and which do you only clear?',
              answer: [
                { paragraph: 'We clear every vehicle. By sea, we also ship:' },
                {
                  list: [
                    '[cars](goods/cars), SUVs and vans from our {origins.count} countries, and from Japan on request: [choose Japan in the quote form](get-quote)',
                    'pickups, like a car',
                    '[motorcycles](goods/motorcycles)',
                    '[bajaji](help/car-or-bajaji), whole or crated, on request',
                    'buses and lorries: ask us first, with length, height and weight',
                  ],
                },
                {
                  paragraph:
                    'A vehicle that another company ships, or that is already at the port, we only clear. See [customs brokerage](services/customs-brokerage).',
                },
              ],
            },
            {
              id: 'which-value',
              question: 'Can TRA use a higher value than I paid?',
              answer: [
                {
                  paragraph:
                    "Yes. For used vehicles TRA compares your invoice with its own list, and usually takes the higher of the two. Keep the invoice, the auction sheet and the bank transfer: sometimes they convince TRA, but often they don't.",
                },
              ],
            },
            {
              id: 'uchakavu',
              question: 'What is uchakavu?',
              answer: [
                {
                  paragraph:
                    "It's the excise for a vehicle's age. A car, pickup or lorry carries {excise.car-over-8-years} more at eight to ten years, {excise.car-over-10-years} more up to twenty and {excise.car-over-20-years} more beyond. A bus carries {excise.bus-over-5-years} after five years, and a motorcycle {excise.motorcycle-over-3-years} after three.",
                },
              ],
            },
            {
              id: 'electric',
              question: 'Do I pay less on an electric car or a hybrid?',
              answer: [
                {
                  paragraph:
                    'An electric car carries no excise for the engine. A hybrid carries it by the size of its engine, like any other car. Import duty, levies and VAT are the same.',
                },
              ],
            },
            {
              id: 'age-limit',
              question: 'Can a car be too old to come in?',
              answer: [
                {
                  paragraph:
                    'No. According to two guides, Tanzania has no age limit ([Automag](https://automag.tz/2025/12/23/navigating-the-regulations-tanzanias-policy-on-used-car-age-limit-quality-and-safety), [Japan Car Direct](https://www.japancardirect.com/destinations/tanzania/), read in {2026-11}). An old car carries more excise, and has to pass the inspection.',
                },
              ],
            },
            {
              id: 'inspection',
              question: 'What does the inspection cost, and what if it is missing?',
              answer: [
                {
                  paragraph:
                    'A used car from Japan is inspected before loading: $150 ([TBS](https://www.tbs.go.tz/news/tbs-picks-pre-shipment-checker), 2022). From elsewhere it is inspected at the port: TZS 350,000 ([IPP Media](https://www.ippmedia.com/en/news/tbs-vehicle-inspections-see-15bn-april-june-earnings), {2021-06}). A car that fails is repaired and inspected again before it is released.',
                },
                {
                  paragraph:
                    'A car from Japan that comes without this inspection is inspected at the port, and you pay a penalty. Reports disagree: 30% of the value with freight and insurance ([Automag](https://automag.tz/2025/06/20/tbs-roadworthiness-inspection-policies-explained), {2025-06}), or 15%, as TBS asks for used parts and trailers ([Daily News](https://dailynews.co.tz/tbs-orders-preshipment-inspection-of-vehicle-spare-parts)). We read these reports in {2026-11}. Ask TBS which one holds.',
                },
              ],
            },
            {
              id: 'plates',
              question: 'What do number plates cost?',
              answer: [
                {
                  paragraph:
                    'We found no published TRA price for ordinary plates, so we leave it out: ask TRA when you register. A number you choose yourself costs TZS 500,000, plus the registration tax.',
                },
              ],
            },
            {
              id: 'pays-less',
              question: 'Who pays less on a car?',
              answer: [
                {
                  paragraph:
                    'People who move back to Tanzania, some public servants, people with disabilities and diplomats. See [who pays less or nothing](help/who-pays-less).',
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      view: 'dar',
      heading: 'Check it before you bid',
      text: 'Send us the make, model, year, engine and chassis number. We look up the value with you, and quote freight and clearance.',
      actions: [
        { label: 'Ask on WhatsApp', channel: 'chat' },
        { label: 'Get a quote', page: 'get-quote' },
      ],
    },
  ],
};

import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Newsletter',
  updated: '2026-11-23',
  meta: {
    title: 'Newsletter for importers and shoppers | Nectarine',
    description:
      "Get one email a month about cargo rates, sailing dates, customs news and holiday closures for Tanzania. It's free, and you can leave at any time.",
    keywords: ['shipping newsletter', 'Tanzania import news', 'freight rate updates'],
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'sun',
      picture: { scene: 'newsletter' },
      heading: 'Hear about new rates and rules before they start',
      lead: "Once a month we send you one short email about new rates, sailing dates and customs rules. It's free, and your email address is all we need.",
      tool: { form: 'newsletter', id: 'subscribe' },
    },
    {
      kind: 'prose',
      heading: "What's inside",
      intro: "A sample issue, as we would write it in September, with today's prices and times.",
      paper: {
        letter: true,
        issuer: 'The Nectarine newsletter',
        title: 'If Christmas comes by sea, it begins in October',
        lines: [
          {
            label: 'Rates',
            value: '{uk.rate} / kg by air from the UK',
            note: 'Nothing changes this month. From China and Dubai a kilo stays at {china.rate}, from the USA at {usa.rate}.',
          },
          {
            label: 'By sea in time for Christmas',
            value: 'Send it in October',
            note: "The ship takes {uk.sea} from the UK and {usa.sea} from the USA. Add the days for clearance and delivery, and don't wait for November.",
          },
          {
            label: 'Customs in plain language',
            value: 'Import duty: {duty.finished}',
            note: 'You pay it on toys, handbags and most other finished goods, and {customs.vat} VAT after it. Count both before you order the presents.',
          },
          {
            label: 'Closures',
            value: 'A week from {10-01}',
            note: 'Factories in China close for Golden Week. Have your goods picked up by mid-September.',
          },
        ],
      },
      actions: [{ label: 'Send me the next one', fragment: 'subscribe' }],
    },
    {
      kind: 'cards',
      id: 'calendar',
      layout: 'columns',
      heading: 'When shipments slow down',
      intro:
        'Four times a year everything takes longer, so order around them. The days of the first two are for 2027.',
      background: 'linen',
      items: [
        {
          object: 'lantern',
          title: 'Chinese New Year',
          season: ['01-22', '02-15'],
          text: 'Factories and suppliers in China and Hong Kong close for a week or more, and start again slowly. **Have goods at our Guangzhou office three weeks before,** or expect them in March.',
        },
        {
          object: 'dates-and-lamp',
          title: 'Ramadan and Eid',
          season: ['02-08', '03-12'],
          text: 'Ramadan comes about eleven days earlier each year. Offices in Dubai and Tanzania work shorter hours and close at Eid, and flights are full of clothes and gifts. **Send by sea two months ahead, by air three weeks.**',
        },
        {
          object: 'shutter',
          title: 'Golden Week in China',
          season: ['10-01', '10-07'],
          text: 'Factories close, and space is short the week before. **Have goods picked up by mid-September.**',
        },
        {
          object: 'gifts',
          title: 'Before Christmas',
          season: ['11-22', '12-25'],
          text: 'Couriers and ships are full of orders from the USA and Europe. **By sea, send in October. By air, order by mid-November.**',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'sun',
      view: 'highlands',
      heading: 'Get the next one',
      text: 'One short email a month, free, with the rates, dates and rules that change what you pay.',
      actions: [{ label: 'Send me the next one', fragment: 'subscribe' }],
      note: 'We only use your address for the newsletter. If you no longer want it, reply "stop" and we take you off the list. See our [privacy policy](help/privacy-policy).',
    },
  ],
};

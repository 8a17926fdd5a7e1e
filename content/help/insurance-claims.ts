import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Insurance and Claims',
  updated: '2026-11-23',
  meta: {
    title: 'Cargo insurance cost, claims and returns | Nectarine',
    description:
      'Basic insurance pays up to {cover.basic} of the item value, and full insurance pays the declared value. Claim within {claims.deadline}, and start a return within {returns.deadline}.',
    keywords: ['cargo insurance', 'insurance claim', 'return policy', 'damaged shipment'],
  },
  listing: {
    order: 60,
    summary: 'See what basic and full insurance cover, how to claim, and how to return goods.',
    icon: 'shield',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'insurance' },
      heading: 'Insurance, claims and returns',
      lead: 'Choose your cover when you book. The deadlines for claims and [returns](#returns) start at delivery, so open the box the day it arrives.',
      actions: [
        { label: 'File a claim', page: 'help/file-claim' },
        { label: 'Choose your cover', fragment: 'cover' },
      ],
    },
    {
      kind: 'table',
      id: 'cover',
      heading: 'Two levels of insurance',
      intro:
        'The freight includes no insurance. If your quote and invoice show no cover, you have none: ask before you pay.',
      shows: { as: 'panels' },
      table: {
        caption: 'What basic and full insurance pay, and which goods each one suits',
        columns: ['Insurance', 'Covers', 'Best for', 'How to get it'],
        objects: ['clothes', 'laptops'],
        rows: [
          [
            'Basic',
            'Up to {cover.basic} of item value',
            'Best for clothes, books and kitchen goods.',
            "Ask for it in the quote form's notes.",
          ],
          [
            'Full',
            'The declared value',
            'Best for phones, computers, spare parts and valuable gifts.',
            'Tick Cargo Insurance in the quote form and write the value in the notes.',
          ],
        ],
      },
    },
    {
      kind: 'prose',
      id: 'premium',
      heading: 'What insurance costs, and what it pays',
      intro:
        'You pay a percentage of the value that you declare to us. This is what it comes to for a phone of 0.6\u00a0kg from the USA.',
      background: 'ink',
      blocks: [
        {
          facts: [
            {
              value: '{insurance.at-middle}',
              label: 'is the price of full insurance, at a rate of {insurance.middle}',
            },
            {
              value: '{insurance.sum}',
              label: 'is the most you get back, with full insurance',
            },
          ],
        },
        {
          stack: {
            caption: 'What you declare: {insurance.sum}',
            columns: ['Part', 'Value'],
            rows: [
              ['The price of the phone', '{insurance.goods}'],
              ['Its flight', '{insurance.freight}'],
              ['{insurance.extra} more, for the costs that a loss brings', '{insurance.added}'],
            ],
          },
        },
        {
          bars: {
            caption: 'What you get back if that phone is lost',
            columns: ['Cover', 'At most', 'Why'],
            rows: [
              [
                'Full',
                '{insurance.sum}',
                'What you lost, up to what you declared. From that, the insurer takes off your own share (the excess).',
              ],
              [
                'Basic',
                '{cover.basic}',
                "The item's value, up to this limit. The weight does not matter. [Compare basic and full insurance](#cover).",
              ],
              [
                'None',
                'About $22',
                'Only what the carrier owes by law: about $36 for each kilogram of air cargo, whatever the goods are worth. [What the law gives you](#without-cover).',
              ],
            ],
          },
        },
        {
          paragraph:
            'This is an example. The insurer sets the rate for each shipment: at {insurance.low} you would pay {insurance.at-low}, and at {insurance.high} {insurance.at-high}. Your quote or invoice shows the price of your cover on its own line.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'claim-steps',
      heading: 'How a claim works',
      background: 'linen',
      items: [
        {
          title: 'Check the parcel when it arrives',
          text: 'If the box is damaged, note it on the delivery slip and take photos before you open it.',
        },
        {
          title: 'Raise the claim within {claims.deadline} of receipt',
          text: 'Use the claim form. We set this deadline ourselves, so that the evidence is still fresh.',
        },
        {
          title: 'Send the documents',
          text: 'Support tells you within {support.review} on working days if anything is missing. The review starts once we have everything.',
        },
        {
          title: 'Get the decision',
          text: 'The review takes {claims.review}, or up to {claims.complex} in complex cases. If we agree, we pay you the way you paid us, or another way you choose.',
        },
      ],
      actions: [{ label: 'File a claim', page: 'help/file-claim' }],
    },
    {
      kind: 'cards',
      layout: 'columns',
      id: 'required-documents',
      heading: 'Required documents',
      background: 'linen',
      items: [
        {
          title: 'Tracking number',
          object: 'tracking-slip',
          text: 'It begins with NL and ends with TZ, with ten digits in between, as on your booking.',
        },
        {
          title: 'Proof of value',
          object: 'proof-of-value',
          text: 'Send the shop invoice, or the order page with the price you paid.',
        },
        {
          title: 'Photos of the damage',
          object: 'damage-photos',
          text: 'Show the item, the inner packing and all sides of the box.',
        },
        {
          title: 'Photo of the label',
          object: 'label-photo',
          text: 'It must be sharp enough to read the number and the weight.',
        },
        {
          title: 'Delivery slip',
          object: 'delivery-slip',
          text: 'Send it with the damage written on it, if you saw any.',
        },
        {
          title: 'Repair estimate',
          object: 'repair-estimate',
          text: 'We only need this if the item can be repaired. You can send it later.',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'carriers',
      heading: 'If you missed the {claims.deadline}',
      intro:
        "Write to us all the same. By law, you often have longer to complain to the carrier, and we'll tell you which one had your goods.",
      blocks: [
        {
          bars: {
            caption: 'How long you have to complain to a carrier, in writing',
            columns: ['What happened', 'After you receive it'],
            rows: [
              ['Damaged by air', '14 days'],
              ['Delayed by air', '21 days'],
              ['Damage by sea that shows later (usually)', '3 days'],
            ],
          },
        },
        {
          paragraph:
            'Tell us when you received the goods, and complain straight away. After these days it is too late. [See the rules behind them](#carrier-rules).',
        },
      ],
    },
    {
      kind: 'prose',
      id: 'returns',
      heading: 'Return policy',
      intro:
        'Start a return within **{returns.deadline}** of delivery, so count the hours and not only the days. Write to us with the tracking number and the reason.',
      object: 'shoes',
      background: 'sun',
      blocks: [
        {
          paragraph:
            "You can test the goods, but don't use them, and keep their own packing, labels and papers.",
        },
        {
          list: [
            "If it's our mistake (a wrong parcel or a wrong address), we collect the goods and put it right at our own cost.",
            "If it's the shop's mistake, the shop decides on a refund. We help with the papers and give you a price for shipping the goods back.",
            'If you changed your mind and the shop takes the goods back, you pay the return freight. Whether you get duty back is up to customs.',
          ],
        },
        {
          paragraph:
            "Please [contact us](contact) before you send anything back. Without your message we can't match the parcel to your order.",
        },
      ],
    },
    {
      kind: 'faq',
      id: 'quick-questions',
      heading: 'Quick questions',
      groups: [
        {
          id: 'claims-questions',
          questions: [
            {
              id: 'declared-value',
              question: 'Which value do I declare?',
              answer: [
                {
                  paragraph:
                    "Declare the true value. It isn't the same as the value for customs, and no claim pays more than you declared, or more than you lost. You can declare:",
                },
                {
                  list: [
                    'The price of the goods alone. If all of them are lost, you get at most that: {insurance.goods} in [the example above](#premium).',
                    'The price, the freight, and {insurance.extra} more for the costs that a loss brings: {insurance.sum} in the example. Many importers do this.',
                  ],
                },
              ],
            },
            {
              id: 'where-cover-shows',
              question: 'Where do I see the price of my cover?',
              answer: [
                {
                  paragraph:
                    'If you ask for cover, your quote or invoice shows the premium (the price of your cover) on its own line. If you book in the customer portal, write to us for cover before the goods leave.',
                },
              ],
            },
            {
              id: 'premium-depends-on',
              question: 'What does the rate depend on?',
              answer: [
                {
                  paragraph:
                    'It depends on the goods, the packing, the route, the choice of air or sea, and the excess: the part of a loss that you bear yourself.',
                },
                {
                  paragraph:
                    'Insurers usually charge about 0.1% to {insurance.high} of the declared value for ordinary cargo (checked in {2026-11}). They charge the least for sturdy new goods by the pallet, and the most for used goods and for fragile ones, such as tiles and glass. Small shipments pay a minimum charge.',
                },
                {
                  list: [
                    'Full cover: {full-cover.percent} of the value ({full-cover.as-of})',
                    'Full cover costs at least {full-cover.minimum}',
                  ],
                },
              ],
            },
            {
              id: 'without-cover',
              question: 'What do I get without insurance?',
              answer: [
                {
                  paragraph:
                    'Only what we or the carrier owe by law. For air cargo, a treaty called the Montreal Convention limits that amount by weight. The limit is about $36 per kilogram (26 special drawing rights, a unit of the International Monetary Fund, since {2024-12-28}, at the rates of {2025-12}).',
                },
              ],
            },
            {
              id: 'carrier-rules',
              question: 'Can I complain after {claims.deadline}?',
              answer: [
                {
                  paragraph:
                    "To the carrier, often yes. By air, the Montreal Convention covers most international flights: the recipient must complain to the airline in writing straight away, and at the latest 14 days after receiving damaged cargo, or 21 days after receiving delayed cargo (checked in {2026-11}). It is published by the UN's aviation agency, [ICAO](https://www.icao.int).",
                },
                {
                  paragraph:
                    "By sea, the bill of lading (the document that a ship's cargo travels with) says what applies.",
                },
              ],
            },
            {
              id: 'insure-later',
              question: 'Can I add insurance after booking?',
              answer: [
                {
                  paragraph:
                    "Yes, until the goods leave for Tanzania. After that, you can't add or change cover.",
                },
              ],
            },
            {
              id: 'compulsory',
              question: 'Does the law require insurance?',
              answer: [
                {
                  paragraph:
                    "For some imports, yes: those on a government list (Insurance Act, section 133A, added in 2022). We haven't seen the list, so check with [TIRA](https://www.tira.go.tz), the insurance regulator, whether your goods are on it. Any cover you take out on imports must come from an insurer registered in Tanzania (section 133). We checked this in {2026-11}.",
                },
              ],
            },
            {
              id: 'insurer',
              question: 'Which company insures the goods?',
              answer: [
                {
                  paragraph:
                    'Ask us to name the insurer in your quote. By law, it must be registered in Tanzania.',
                },
              ],
            },
            {
              id: 'fragile',
              question: 'Does insurance pay for broken tiles or glass?',
              answer: [
                {
                  paragraph:
                    'Only if your cover names breakage. For tiles, glass and ceramics, insurers often leave it out, or you bear the first part of a loss yourself. Name these goods when you ask for cover, and have them packed in crates.',
                },
              ],
            },
            {
              id: 'not-covered',
              question: "What doesn't insurance cover?",
              answer: [
                {
                  paragraph:
                    'Delay alone, normal wear, faults the item already had, poor packing by the sender, and [prohibited items](help/prohibited-items).',
                },
              ],
            },
            {
              id: 'never-arrived',
              question: 'How do I claim for a parcel that never arrived?',
              answer: [
                {
                  paragraph:
                    'First [report it](help/report-issue) so that we can search. If the carrier confirms the loss, we tell you, and you have {claims.deadline} from that message to claim.',
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
      heading: 'Not sure if you can claim?',
      text: 'File it now, and ask later. You have {claims.deadline} from the day you receive the goods.',
      actions: [
        { label: 'File a claim', page: 'help/file-claim' },
        { label: 'Contact Support', page: 'contact' },
      ],
    },
  ],
};

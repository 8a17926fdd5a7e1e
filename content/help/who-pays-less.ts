import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Who Pays Less Tax',
  updated: '2026-11-28',
  meta: {
    title: 'Who imports to Tanzania free of duty, and how',
    description:
      'See who pays less duty in Tanzania, and who decides: returning residents, schools, churches, public servants, farmers and people with disabilities.',
    keywords: [
      'duty exemption Tanzania',
      'returning resident car duty free',
      'NGO import exemption',
      'public servant car exemption',
    ],
  },
  listing: {
    order: 47,
    summary: 'See how returning families, schools, churches, public servants and farmers pay less.',
    icon: 'shield',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'who-pays-less' },
      listFollows: true,
      heading: 'Who pays less tax, or none',
      lead: 'By law, some people and some goods pay no duty. Ask TRA before you ship, and show why you qualify.',
      actions: [
        { label: 'See who qualifies', fragment: 'who' },
        { label: 'Ask on WhatsApp', channel: 'chat' },
      ],
    },
    {
      kind: 'table',
      id: 'who',
      heading: 'Who qualifies',
      intro: 'Open yours to see the conditions. TRA decides each case.',
      shows: { as: 'panels' },
      table: {
        objects: [
          'household-effects',
          'medical-devices',
          'public-servant',
          'jewellery-and-watches',
          'church',
          'books-and-documents',
          'diplomat',
          'tractor',
        ],
        caption: "People and organisations that pay less, and what they don't have to pay",
        columns: ['Who', 'What you do not pay', 'What comes in', 'Conditions'],
        rows: [
          [
            'Families who move to Tanzania',
            'No duty, no VAT',
            'Clothes, household goods and one car. You still pay the fees.',
            'You move home, or move here for the first time, and you are 18 or older. The goods arrive within 90 days of your own arrival. TRA can extend this to 360 days. One car in four years, [on these conditions](#returning-car).',
          ],
          [
            'People with disabilities',
            'No duty, no VAT',
            'Equipment and a vehicle designed for them. You still pay the fees.',
            'An ordinary car does not count. Such a vehicle is free of VAT too, and so are crutches and the other aids that the VAT act names. Ask TRA which papers you need, and whether you pay excise on the vehicle.',
          ],
          [
            'Public servants',
            'No duty, no excise',
            'One vehicle. You still pay VAT.',
            'Your salary scale is TGS D or higher, and teachers and nurses in public service count too. The car is under ten years old and at most 3,000 cc. You can do this once in four years, and only after you have paid the tax that was forgiven on an earlier car: show the TRA receipt.',
          ],
          [
            'Heirs',
            'No duty',
            'Used things that you inherit, and one car. You still pay VAT.',
            'They were left to you, and you do not sell them.',
          ],
          [
            'Churches, mosques and registered charities',
            'No duty',
            'Goods for worship, health, education and relief. On some there is no VAT.',
            'They are registered, and the goods are for religion, health, education, water or relief only. Religious organisations pay no VAT on goods for worship, health, education or water, if the service is free or costs at most half its market price. TRA grants this by letter, so apply first. VAT is still due on food, drinks, spare parts, cars and motorcycles. For charities that are not religious we found no such rule: count on VAT, for donated goods too, and ask TRA.',
          ],
          [
            'Schools and colleges',
            'No duty',
            'Books, teaching materials and laboratory equipment. Most of these have no VAT.',
            'The school is registered by the ministry of education, and the goods are for teaching only. There is no VAT on laboratory equipment, reagents and printed books. We carry [no acids](goods/fireworks-gas-and-chemicals).',
          ],
          [
            'Diplomats, the UN and aid projects',
            'No duty',
            'Goods for the mission, the agency or the project. The agreement says what you still pay.',
            'There is an agreement with Tanzania, and it names the goods and the taxes. You apply through the ministry of foreign affairs, or the ministry that signed the agreement.',
          ],
          [
            'Farmers',
            'No duty',
            'Tractors, farm machines, seed and inputs. Tractors have no VAT.',
            'They are used on a farm, and TRA accepts the inputs. There is no VAT either on tractors and on the implements that the VAT act lists by tariff code, so ask TRA about a power tiller or an irrigation pump. Most [pumps](goods/machines-and-pumps) are free of duty for everyone.',
          ],
        ],
      },
      note: 'We checked this in {2026-11}.',
    },
    {
      kind: 'steps',
      id: 'how',
      heading: 'How to apply',
      intro:
        'Start as soon as you know what you will send: TRA takes some weeks to answer, and you need its letter before the goods arrive.',
      background: 'linen',
      paper: {
        issuer: 'Your file for TRA',
        title: 'What to put in it',
        lines: [
          {
            label: 'Everyone',
            value: 'A list of the goods',
            note: 'TRA may also ask for a letter from the district commissioner.',
          },
          {
            label: 'Families who move home',
            value: 'Passport with the entry stamp',
            note: 'Add the work contract that has ended. Students add the admission letter, the residence permit and the certificate.',
          },
          {
            label: 'Public servants',
            value: 'A letter from your employer',
            note: 'If you had an earlier car free of tax, also the TRA receipt.',
          },
          {
            label: 'People with disabilities',
            value: 'A medical report',
            note: 'For a vehicle, also photos of its controls.',
          },
          {
            label: 'Diplomats, the UN and aid projects',
            value: 'The agreement with Tanzania',
            note: 'It names the goods and the taxes.',
          },
          {
            label: 'Heirs, and farmers',
            value: 'Proof that you inherited it, or that you farm',
            note: 'Ask TRA which paper it accepts.',
          },
          {
            label: 'Churches, charities and schools',
            value: 'The certificate of registration',
            note: 'It shows that this is the work you are allowed to do.',
          },
        ],
        caption:
          'TRA can ask for more. Our customs desk reads your papers before anything is packed.',
      },
      items: [
        {
          title: 'Ask TRA before you ship',
          text: 'Write to TRA, or let us write, with a list of the goods and your proof, and get the answer on paper.',
        },
        {
          title: 'Put your file together',
          text: 'It proves who you are and why you qualify. The sheet here says what belongs in it.',
        },
        {
          title: 'Your agent files the application',
          text: 'It goes to TRA with the declaration. If the goods arrive before the answer, you pay for storage while you wait.',
        },
        {
          title: 'Keep to the conditions',
          text: 'If you sell the car or use the goods for something else, the duty falls due.',
        },
      ],
      actions: [{ label: 'Send us your papers to check', channel: 'email' }],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about relief',
      groups: [
        {
          id: 'relief-questions',
          questions: [
            {
              id: 'sources',
              question: 'Where do these rules come from?',
              answer: [
                {
                  paragraph:
                    'The East African Community Customs Management Act, Fifth Schedule, and the Value Added Tax Act, Cap. 148 (revised edition 2019), schedule ([read both acts](help/customs-sources)); TRA on [public officials](https://www.tra.go.tz/page/public-officials-import-duty-and-excise-duty-remission) and [returning residents](https://tra.go.tz/index.php/returning-residents).',
                },
              ],
            },
            {
              id: 'student-returning',
              question: 'I studied abroad. Do I count as a returning resident?',
              answer: [
                {
                  paragraph:
                    'Yes, if you lived there and are now moving back for good. Show the admission letter, the residence permit and the certificate. The act lets in one motor vehicle, and we found nothing on whether a motorcycle counts: ask TRA before you ship one.',
                },
              ],
            },
            {
              id: 'disabled-car',
              question: 'I am disabled. Can I bring a car free of duty?',
              answer: [
                {
                  paragraph:
                    'Yes, one in four years, if it was specially designed for a person with a disability, such as a car with hand controls or a wheelchair lift. An ordinary car does not count, even an automatic. We found no rule on a car that was converted later, and none on who signs: ask TRA before you buy, with a medical report and photos of the controls.',
                },
              ],
            },
            {
              id: 'returning-car',
              question: 'Can I bring my car free of tax when I move home?',
              answer: [
                {
                  paragraph:
                    'Yes, one car that you have owned and used abroad for twelve months, not counting the voyage. You pay no import duty, railway levy or VAT on it. By the customs act you pay no excise either, but the excise act says nothing about it, so have TRA confirm it. You still pay the fees, the levy on imported vehicles and the registration.',
                },
                {
                  paragraph:
                    "TRA sets two limits that are not in the act: under eight years from manufacture, and at most 3,000 cc. TRA doesn't say up to which day the years are counted, so ask before you book. Large minibuses and pickups for over two tonnes get no relief. On these, and on older cars, you pay the full taxes, with the excise [for their age](help/car-or-bajaji#rates).",
                },
              ],
            },
            {
              id: 'zero-means',
              question: 'If my goods are free of duty, do I pay nothing at all?',
              answer: [
                {
                  paragraph:
                    "You still pay the customs processing fee, the port's fees and our clearance fee. You also pay VAT, unless your group above is free of it. [The total cost tool](help/landed-cost) includes the relief for a move home.",
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
      view: 'highlands',
      heading: 'Do you qualify?',
      text: 'Tell us who you are and what you send. We tell you which papers TRA wants, and file them [with the declaration](services/customs-brokerage).',
      actions: [{ label: 'Ask on WhatsApp', channel: 'chat' }],
    },
  ],
};

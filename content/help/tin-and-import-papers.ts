import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'TIN and Import Papers',
  updated: '2026-11-27',
  meta: {
    title: 'TIN and import papers for Tanzania, step by step',
    description:
      'Get a TIN from TRA, and see which papers an import into Tanzania needs: invoice, packing list, PVoC certificate, permits, declaration and control number.',
    keywords: ['TIN Tanzania', 'how to get a TIN', 'import documents Tanzania', 'PVoC', 'TANSAD'],
  },
  listing: {
    order: 43,
    summary: 'Find out how to get a TIN, and which paper an import needs at which step.',
    icon: 'document',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'papers' },
      heading: 'TIN and import papers, step by step',
      lead: 'A TIN is your taxpayer number, and TRA gives it free of charge. Every import needs an invoice and a packing list, and some goods need a certificate before they are shipped.',
      actions: [
        { label: 'Get a TIN', fragment: 'tin' },
        { label: 'Which papers', fragment: 'papers' },
      ],
    },
    {
      kind: 'steps',
      id: 'tin',
      heading: 'How to get a TIN',
      items: [
        {
          title: 'Decide whether you need one',
          text: 'You do if you have a business, or if your import needs a full customs declaration.',
        },
        {
          title: 'Have your ID ready',
          text: 'A citizen applies with the number of the national ID (NIDA). A company also needs its certificate from BRELA and the details of its directors. A foreigner applies with a passport and permit.',
        },
        {
          title: 'Apply to TRA',
          text: 'You can apply online at [tra.go.tz](https://www.tra.go.tz) or at a TRA office.',
        },
        {
          title: 'Send us the number',
          text: 'We enter it in the declaration. The name on the invoice must match the name on the TIN.',
        },
      ],
      paper: {
        issuer: 'Tanzania Revenue Authority',
        title: 'Taxpayer identification number',
        lines: [
          {
            label: 'TIN',
            value: '123-456-789',
            note: 'Nine digits: we write them in the customs declaration.',
          },
          {
            label: 'Name of the taxpayer',
            value: 'Asha Juma Mrema',
            note: 'The seller writes exactly this name on the invoice.',
          },
          {
            label: 'Fee',
            value: 'TZS 0',
            note: "It's free. If someone asks you to pay for it, it isn't TRA.",
          },
        ],
        caption: 'We drew this. The real certificate looks different.',
      },
    },
    {
      kind: 'topics',
      id: 'papers',
      heading: 'Which papers, and when',
      intro: 'Each paper, and who gives it to you.',
      background: 'linen',
      groups: [
        {
          title: 'Before shipping',
          picture: { scene: 'seller' },
          items: [
            {
              title: 'Commercial invoice or shop receipt',
              text: 'From the seller, when you pay. It must be in English and show the real price.',
            },
            {
              title: 'Packing list',
              text: 'From the seller, or you write it. List each kind of goods on its own line.',
            },
            {
              title: 'Certificate of Conformity (PVoC)',
              text: 'From an inspector for the standards bureau, [TBS](https://www.tbs.go.tz/pages/inspection), for goods on its list, mostly those that will be sold.',
            },
            {
              title: 'Type approval',
              text: 'From the communications authority, [TCRA](https://www.tcra.go.tz), for phones, radios and routers.',
            },
            {
              title: 'Eco levy certificate',
              text: 'From the inspection company Bureau Veritas, for phones, radios and routers.',
            },
            {
              title: 'Permit for medicine and medical devices',
              text: 'From the medicines authority, [TMDA](https://www.tmda.go.tz).',
            },
          ],
        },
        {
          title: 'On the way',
          picture: { scene: 'shipping-routes' },
          items: [
            {
              title: 'Bill of lading or air waybill',
              text: 'From the carrier or us, when the goods leave.',
            },
            {
              title: 'Declaration (TANSAD)',
              text: 'From our licensed agent, who files it with TRA before the goods land.',
            },
          ],
        },
        {
          title: 'At the port or airport',
          picture: { scene: 'customs' },
          items: [
            {
              title: 'Control number',
              text: 'From the revenue authority, [TRA](https://www.tra.go.tz), once the goods are declared. You use it to pay duty and taxes.',
            },
            {
              title: 'Delivery order and gate pass',
              text: 'The carrier gives you the order, the port or handler the pass, once their charges are paid. You need both to collect the goods.',
            },
          ],
        },
      ],
      note: 'Papers differ by kind of [goods](goods) (checked in {2026-11}). The authority that issues a permit publishes its fee.',
    },
    {
      kind: 'prose',
      id: 'conformity',
      heading: 'What a missing certificate costs',
      background: 'ink',
      intro:
        'For goods worth $10,000, the certificate costs {conformity.least}. Without it you pay a penalty of $1,500, and for an inspection.',
      blocks: [
        {
          bars: {
            caption: 'The certificate of conformity for goods worth $10,000 with freight',
            columns: ['How the goods arrive', 'You pay'],
            rows: [
              ['With the certificate', '{conformity.least}'],
              ['Without it: the penalty', '$1,500'],
            ],
          },
        },
        {
          paragraph: 'One consignment, one certificate',
          pulled: true,
        },
        {
          paragraph:
            'The certificate costs {conformity.least} whether your goods are worth $500 or $50,000. Ask the supplier for it before loading, and order everything in one consignment. Inspectors are Intertek, SGS, Bureau Veritas, CCIC and TÜV Rheinland. TBS keeps the [list of goods](https://www.tbs.go.tz/pages/inspection) that need it.',
        },
      ],
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Questions about papers',
      groups: [
        {
          id: 'paper-questions',
          questions: [
            {
              id: 'certificate-fee',
              question: 'How is the fee for the certificate worked out?',
              answer: [
                {
                  paragraph:
                    'The certificate costs {conformity.percent} of the price without freight: at least {conformity.least} and at most {conformity.most} for a consignment. Registered suppliers pay 0.45% and licensed makers 0.25%, within the same limits. Tests in a laboratory cost extra. [Intertek](https://export2tanzania.com/fees) lists these as the fees of TBS. We found no second list to check them against.',
                },
              ],
            },
            {
              id: 'certificate-penalty',
              question: 'What is the penalty for having no certificate?',
              answer: [
                {
                  paragraph:
                    'Since {2025-05-07} it is {conformity.penalty} of the value of the goods with insurance and freight. An inspection in Tanzania comes on top. We read this in [a report on the contract of SGS](https://www.logupdateafrica.com/latest-news/sgs-wins-new-three-year-pvoc-contract-in-tanzania-1355761) and at [Intertek](https://www.intertek.com/government/product-conformity/exports-to-tanzania-pvoc/).',
                },
              ],
            },
            {
              id: 'other-fees',
              question: 'What do other permits and inspections cost?',
              answer: [
                {
                  paragraph:
                    "Their fees depend on the goods. We name the permits next to our totals, but the totals don't include their fees. Send us the model or the label, and we'll ask the authority. We checked this on {2026-11-28}.",
                },
              ],
            },
            {
              id: 'small-parcel',
              question: 'Do I need a TIN for a small parcel?',
              answer: [
                {
                  paragraph:
                    'For a parcel of at most 70 kg and $1,000, customs may accept a form from a licensed courier instead of a full declaration (East African regulation 119 of 2010). We found no source that says whether you then need a TIN, so ask TRA.',
                },
              ],
            },
            {
              id: 'phone-for-yourself',
              question: 'Does one phone, tablet or router for myself need a permit?',
              answer: [
                {
                  paragraph:
                    "The model has to be approved, and big brands usually are. For communication equipment, new or used, there is also an eco levy. TCRA publishes the amount, but we haven't seen its list, so we show no figure. Whether one new device also needs an import licence, only [TCRA](https://www.tcra.go.tz) can say. Ask before you order.",
                },
              ],
            },
            {
              id: 'used-pump',
              question: 'Which certificate does a used machine need?',
              answer: [
                {
                  paragraph:
                    'Used goods on the PVoC list need the same Certificate of Conformity, issued after an inspection in the exporting country. See [machines and pumps](goods/machines-and-pumps).',
                },
              ],
            },
            {
              id: 'no-certificate',
              question: 'What if the certificate is missing on arrival?',
              answer: [
                {
                  paragraph:
                    'TBS can refuse the goods, or inspect them here for a fee and a penalty of {conformity.penalty} of their value with freight. You pay for storage while they wait, so get the certificate before shipping. See [what it costs](#conformity).',
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
      heading: 'Show us the invoice first',
      text: 'We tell you which papers are missing before you pay the supplier.',
      actions: [
        { label: 'Ask on WhatsApp', channel: 'chat' },
        { label: 'Customs brokerage', page: 'services/customs-brokerage' },
      ],
    },
  ],
};

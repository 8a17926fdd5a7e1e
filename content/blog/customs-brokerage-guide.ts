import type { Post } from '../schema/post';

export const page: Post = {
  name: 'Customs, step by step',
  meta: {
    title: 'Customs clearance in Tanzania: a practical guide',
    description:
      'See how customs clearance works in Tanzania: who does what, which papers you need, how duty, VAT and levies add up, and why goods get stuck.',
    keywords: [
      'customs clearance Tanzania',
      'TANSAD',
      'TRA import duty',
      'TBS PVoC',
      'customs broker Tanzania',
    ],
  },
  published: '2026-08-11',
  updated: '2026-11-23',
  author: 'Customs desk, Dar es Salaam',
  summary:
    'Clearance is quicker when the papers are ready before the goods arrive. See which ones you need, what the Tanzania Revenue Authority does with them, and how the taxes add up.',
  inShort: [
    'Have the papers ready before the goods leave, and a Certificate of Conformity where the goods need one.',
    'You pay the government with a control number (a payment reference), never to an official in person.',
    'The customs system gives each declaration a colour: green means released, yellow means checked or scanned, and red means opened. Complete papers make green more likely.',
  ],
  sections: [
    {
      kind: 'page-hero',
      ground: 'sun',
      picture: { scene: 'customs-brokerage-guide' },
      heading: 'Customs in Tanzania, step by step',
      lead: 'When goods get stuck at customs, a paper is usually missing. Follow yours from the port or airport to release, and see what to have ready at each step.',
    },
    {
      kind: 'document',
      parts: [
        {
          id: 'who-does-what',
          heading: 'Who does what',
          blocks: [
            {
              list: [
                '**You, the importer, **are responsible for what the papers say, even if someone else files them. A business needs a <abbr title="Taxpayer Identification Number">TIN</abbr>, and so does anyone importing under a full declaration. A small parcel for yourself may clear without one: check with [TRA](https://www.tra.go.tz).',
                '**The clearing agent, **or customs broker, is licensed by the revenue authority to declare goods for others. You appoint the agent with an authorisation letter.',
                '**The revenue authority, **<abbr title="Tanzania Revenue Authority">TRA</abbr>, checks the declaration, assesses duty and tax, and releases the goods.',
                '**Other authorities **also control some goods: <abbr title="Tanzania Bureau of Standards">TBS</abbr> (consumer goods, food and cosmetics), <abbr title="Tanzania Medicines and Medical Devices Authority">TMDA</abbr> (medicines and medical devices) and <abbr title="Tanzania Communications Regulatory Authority">TCRA</abbr> (radio and telephone equipment).',
              ],
            },
          ],
        },
        {
          id: 'before-shipping',
          heading: 'The papers, before the goods leave',
          blocks: [
            { scene: 'papers' },
            {
              list: [
                'Commercial invoice: it names the seller and the buyer, and shows the exact goods, quantity, price, currency and delivery term',
                'Packing list: what is in which carton, with sizes and weights',
                'Bill of lading (sea), air waybill (air) or road consignment note',
                'Certificate of Conformity and import permits, if the goods need them',
                'Certificate of origin, if you claim the lower duty of the East African Community or of <abbr title="Southern African Development Community">SADC</abbr>',
                'The authorisation letter for the agent, and your TIN if you need one',
              ],
            },
            {
              paragraph:
                'Regulated products must pass a check abroad, called <abbr title="Pre-Shipment Verification of Conformity">PVoC</abbr>: a company appointed by TBS inspects or tests them in the country of export and issues a Certificate of Conformity. Electrical goods, toys, vehicle parts and building materials usually need one, and so do new clothes and shoes for sale. Food and cosmetics for sale can need one; a single item for your own use often needs none. The tariff code (HS code) decides, so ask before you pay the supplier.',
            },
            {
              note: 'The standards bureau (TBS) can refuse regulated goods without the certificate, or inspect them on arrival at your cost and charge a penalty of {conformity.penalty} of the value of the goods, insurance and freight (from {2025-05}, as announced; check with [TBS](https://www.tbs.go.tz/pages/inspection)). The certificate costs {conformity.percent} of the price, at least {conformity.least}, and must be issued before the ship sails. See [the cost and the penalty](help/tin-and-import-papers#conformity).',
            },
          ],
        },
        {
          id: 'steps',
          heading: 'Clearance in seven steps',
          blocks: [
            { scene: 'customs' },
            {
              numbered: [
                'Send the papers to the agent early. For sea freight, TRA advises lodging the declaration at least 7 days before the ship arrives.',
                'The agent finds the tariff code that sets the duty rate for each item, and requests permits through the single window.',
                'The agent lodges the declaration, called TANSAD, with the papers attached. If the declaration is incomplete or vague, TRA sends it back.',
                'TRA checks the value and the code, asks questions if it needs to, and issues the assessment.',
                'You pay with a control number, at a bank or by mobile money. The money goes straight to the government, never to an official in person.',
                'The system chooses a channel by risk. Green means release, yellow means a check of the papers or a scan, and red means an inspection of the goods.',
                'TRA issues the release order. Once the charges of the port or airport and of the carrier are paid, the goods leave with a gate pass.',
              ],
            },
            {
              paragraph:
                'A licensed clearing agent lodges the <abbr title="Tanzania Single Administrative Document">TANSAD</abbr> electronically in <abbr title="Tanzania Customs Integrated System">TANCIS</abbr>, TRA\'s customs system. It is linked to <abbr title="Tanzania Electronic Single Window System">TeSWS</abbr>, the single window for permits from other authorities.',
            },
          ],
        },
        {
          id: 'what-you-pay',
          heading: 'What you pay',
          blocks: [
            {
              objects: [
                { object: 'machines-and-pumps', caption: 'Machinery: {duty.free}' },
                { object: 'smartphones', caption: 'Finished goods: {duty.finished}' },
                { object: 'shoes', caption: 'Shoes: {duty.protected}' },
              ],
            },
            {
              paragraph:
                'Import duty follows the Common External Tariff of the <abbr title="East African Community">EAC</abbr>. Most goods fall into one of four bands. The exceptions are sensitive products and each year\'s special measures.',
            },
            {
              bars: {
                caption: 'Import duty bands of the EAC Common External Tariff, in general terms',
                columns: ['Goods', 'Duty'],
                rows: [
                  ['Raw materials, medicines, and capital goods such as machinery', '{duty.free}'],
                  ['Intermediate goods that need further work', '{duty.intermediate}'],
                  ['Most finished goods', '{duty.finished}'],
                  [
                    'Goods the region makes itself, such as shoes, beds and ceramic tiles',
                    '{duty.protected}',
                  ],
                ],
              },
            },
            {
              list: [
                '**Import duty **is a percentage of the customs value, which by sea is the <abbr title="cost, insurance and freight">CIF</abbr> value: goods, insurance and freight.',
                '**Excise duty **is added to some goods, such as drinks, wigs, furniture, most cars and used vehicle parts. It is charged on the customs value plus the duty.',
                '**Railway development levy **is {customs.railway-levy} of the customs value, and the **customs processing fee **usually {customs.processing-fee} of the <abbr title="Free On Board">FOB</abbr> value, the price without freight. Older tables show 1.5% for the levy, and 0.6% for the fee until {2026-06}: check the fee with TRA.',
                '<abbr title="value added tax">VAT</abbr>** of {customs.vat} **comes last, usually on the value with the duties and levies already included. Some guides leave the levies out: check with TRA.',
              ],
            },
            {
              paragraph: 'The example [drawn below](#at-the-door) shows how these charges add up.',
            },
            {
              note: 'Rates, lists and levies change with the budget, usually on {07-01}. We checked this page in {2026-11}. Use it to plan, and check with [TRA](https://www.tra.go.tz), whose assessment is the one that counts.',
            },
          ],
        },
        {
          id: 'delays',
          heading: 'Why goods get stuck',
          blocks: [
            { scene: 'port-charges' },
            {
              list: [
                'The invoice says "samples" or "personal effects" when the goods are neither.',
                'The price is lower than customs usually sees, with no proof of payment.',
                'Nobody applied for the permit until the goods arrived.',
                'Names, weights or carton counts differ between the invoice, packing list and bill of lading.',
                "The taxes come as a surprise, and the money isn't ready.",
              ],
            },
            {
              paragraph:
                'Once the free storage days are over, you pay the port for storage and the shipping line for keeping its container (demurrage). Ask for the number of free days in writing when you book, because it differs by line and terminal.',
            },
          ],
        },
        {
          id: 'delivery-terms',
          heading: 'DAP, DDP and FOB',
          blocks: [
            {
              paragraph:
                'These are delivery terms. Under FOB (Free On Board), you pay for the sea freight, clearance, duty and tax. Under DAP (Delivered At Place), the seller pays the freight, and you pay for clearance, duty and tax. Under DDP (Delivered Duty Paid), duty and tax are in the price too. Our quotes normally leave duties out, and the recipient pays them. If you want them included, ask for DDP. If a foreign seller offers DDP, ask who the importer in Tanzania will be, because a full declaration needs a TIN here.',
            },
          ],
        },
        {
          id: 'checklist',
          heading: 'Before you order',
          blocks: [
            {
              list: [
                "Describe the goods in one plain sentence: what they are, what they're made of and what they're for.",
                'Ask for the tariff code and the duty band.',
                'Ask whether the goods need PVoC or a permit.',
                'Add duty, VAT and levies to your cost before you agree the price.',
                'Agree the delivery term, and write it on the order.',
              ],
            },
            {
              paragraph:
                'If your goods are already held, or the duty looks wrong, see [problems with a shipment](help/shipment-problems). Our [customs desk](services/customs-brokerage) can check a proforma invoice before you order and tell you what to expect.',
            },
          ],
        },
      ],
    },
    {
      kind: 'landed-cost',
      id: 'at-the-door',
      heading: 'Freight, duty and taxes in one example',
      intro: 'Port charges, our clearance fee and delivery within Tanzania are extra.',
      background: 'linen',
    },
    {
      kind: 'cards',
      layout: 'boxes',
      heading: 'Read on',
      items: [
        {
          picture: { scene: 'customs-brokerage' },
          text: 'See what our customs desk does for you, and what it needs.',
          link: { label: 'Customs brokerage service', page: 'services/customs-brokerage' },
        },
        {
          picture: { scene: 'best-shipping-options' },
          text: 'See how freight is priced, with rates from {origins.count} countries.',
          link: { label: 'The best way to ship to Tanzania', page: 'blog/best-shipping-options' },
        },
        {
          picture: { scene: 'prohibited-items' },
          text: "See which goods we can't carry, and which need a permit.",
          link: { label: 'Prohibited items', page: 'help/prohibited-items' },
        },
      ],
    },
  ],
};

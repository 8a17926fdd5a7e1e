import type { ListedPage } from '../schema/page';

export const page: ListedPage = {
  name: 'Prohibited Items',
  updated: '2026-11-23',
  meta: {
    title: "Prohibited items: what we can't ship | Nectarine",
    description:
      "See nine kinds of goods we can't ship to Tanzania, with examples and reasons, and the goods that need papers first: perfume, batteries, medicine, drones.",
    keywords: [
      'prohibited items',
      'restricted goods Tanzania',
      'lithium batteries',
      'customs rules',
    ],
  },
  listing: {
    order: 80,
    summary: "See nine kinds of goods we can't carry, with examples and reasons.",
    icon: 'no-entry',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'prohibited-items' },
      heading: 'Prohibited items',
      listFollows: true,
      lead: 'Check this before you buy. The airline, customs or our own team will stop anything on this list, and the person who booked pays the costs.',
      tool: {
        form: 'search',
        search: { label: 'What do you want to send?', placeholder: 'power bank' },
      },
      actions: [
        { label: 'Never carried', fragment: 'categories' },
        { label: 'Ask first', fragment: 'ask-first' },
        { label: 'Already sent', fragment: 'sent-by-mistake' },
      ],
    },
    {
      kind: 'cards',
      layout: 'exclusions',
      id: 'categories',
      heading: 'What we never carry',
      intro:
        'The law or the airlines forbid the first nine, whatever papers you have. The tenth, in the yellow ring, needs a licence that we do not have.',
      background: 'ink',
      items: [
        {
          link: { label: 'Explosives and fireworks', page: 'goods/fireworks-gas-and-chemicals' },
          object: 'fireworks-gas-and-chemicals',
          text: 'Firecrackers, sparklers, flares, gunpowder and party poppers.',
          more: 'Heat or a knock in the hold can set them off.',
        },
        {
          link: { label: 'Weapons and ammunition', page: 'goods/weapons-and-replicas' },
          object: 'weapons-and-replicas',
          text: 'Firearms and their parts, bullets, air guns, stun guns, replicas and pepper spray.',
          more: "They need licences that a parcel company doesn't have.",
        },
        {
          link: { label: 'Drugs', page: 'goods/medicine' },
          object: 'drugs',
          text: 'Narcotics, cannabis in any form, steroids, and prescription medicine without papers.',
          more: 'Carrying them is a crime in Tanzania and in the countries on the way.',
        },
        {
          link: { label: 'Perishable goods', page: 'goods/fresh-and-frozen-food' },
          object: 'fresh-and-frozen-food',
          text: 'Fresh or frozen meat, fish, fruit and dairy, and cut flowers.',
          more: 'They spoil and can carry pests. Chocolate, tea and biscuits are often fine: [ask first](#ask-first).',
        },
        {
          link: { label: 'Live animals', page: 'goods/live-animals' },
          object: 'live-animals',
          text: 'Pets, birds, fish, insects and fertile eggs.',
          more: "They need a vet's permit and care that a cargo hold can't give.",
        },
        {
          link: { label: 'Hazardous chemicals', page: 'goods/fireworks-gas-and-chemicals' },
          object: 'chemicals',
          text: 'Gas, paint thinner, lighter fuel, bleach, acids, pesticides and mercury.',
          more: 'They burn, leak or poison. Perfume, aerosols and nail polish often go by sea: [ask first](#ask-first).',
        },
        {
          link: { label: 'Counterfeit items', page: 'goods/counterfeit-goods' },
          object: 'counterfeit-goods',
          text: 'Fake branded shoes, bags, phones and parts, and pirated discs.',
          more: 'Customs seizes them, and can fine the importer.',
        },
        {
          link: { label: 'Cash and currency', page: 'goods/cash-and-cards' },
          object: 'cash-and-cards',
          text: 'Banknotes, coins in use, bank cards, cheques and vouchers.',
          more: "They can't be insured or traced. Use a bank or mobile money instead.",
        },
        {
          title: 'Human remains',
          object: 'human-remains',
          text: 'Bodies, ashes, organs and tissue samples.',
          more: 'Health law governs their transport. A funeral service or a hospital arranges it.',
        },
        {
          link: { label: 'Alcohol and tobacco', page: 'goods/alcohol-and-tobacco' },
          object: 'alcohol-and-tobacco',
          extra: true,
          text: 'Wine, spirits, beer, cigarettes and vapes, not even one bottle as a gift.',
          more: 'Only licensed importers may bring them in.',
        },
      ],
    },
    {
      kind: 'table',
      id: 'ask-first',
      heading: 'Allowed, if you ask first',
      intro: 'We can often ship these, but only with the right papers or by arrangement.',
      background: 'linen',
      table: {
        caption: 'Goods that need papers or an arrangement before shipping',
        onPhones: 'opening',
        objects: [
          'jewellery-and-watches',
          'laptops',
          'power-banks',
          'perfume',
          'medical-devices',
          'cosmetics',
          'routers-and-radios',
          'drones',
          'seeds-and-plants',
          'second-hand-clothes',
        ],
        columns: ['Goods', 'What is needed'],
        rows: [
          [
            '[Jewelry](goods/jewellery-and-watches) or antiques',
            'Arrange this with us before you book. You need proof of value and full insurance. The same goes for watches. Costume pieces travel as ordinary goods.',
          ],
          [
            'Devices with a battery over 100 watt-hours',
            'Tell us before you book. [Phones](goods/smartphones), [tablets](goods/tablets) and nearly all [laptops](goods/laptops) are below that, and fly like other goods. We never carry damaged batteries.',
          ],
          [
            '[Power banks](goods/power-banks), loose lithium batteries, e-bike batteries',
            "They can't go in an ordinary air parcel. They go by sea, or by air as declared dangerous goods, and both need the maker's UN 38.3 test summary. An e-bike can fly, but its battery stays behind.",
          ],
          [
            '[Perfume](goods/perfume), aerosols, nail polish, oil paint, flammable glue',
            "They burn, so they can't go in an ordinary air parcel. They travel as declared dangerous goods, often by sea only.",
          ],
          [
            '[Medicine](goods/medicine) and [medical devices](goods/medical-devices)',
            'A permit from <abbr title="Tanzania Medicines and Medical Devices Authority">TMDA</abbr>',
          ],
          [
            '[Cosmetics](goods/cosmetics), and [packaged food](goods/food) that keeps',
            'The goods must meet the rules of <abbr title="Tanzania Bureau of Standards">TBS</abbr>. Food needs a list of ingredients and an expiry date.',
          ],
          [
            '[Radios, routers](goods/routers-and-radios), walkie-talkies, phones, tablets with a SIM',
            'Approval of the model (type approval) from the regulator <abbr title="Tanzania Communications Regulatory Authority">TCRA</abbr>, and an eco levy certificate from Bureau Veritas, an inspection company',
          ],
          [
            '[Drones](goods/drones)',
            "A permit in the importer's name, before the drone is shipped",
          ],
          [
            '[Seeds and plants](goods/seeds-and-plants)',
            'A Tanzanian import permit, and a plant health certificate from the exporting country',
          ],
          [
            '[Worn clothes](goods/second-hand-clothes) and [tyres](goods/tyres)',
            'Used underwear, nightwear, socks and vests are banned, and so are used tyres for cars and light vans. Bales of other worn clothes, and new tyres, need papers of their own.',
          ],
        ],
      },
      note: "Airlines and Tanzania's authorities set these rules, and can change them. The sender's country may have its own. This was correct in {2026-11}; check with [TBS](https://www.tbs.go.tz) (standards), [TMDA](https://www.tmda.go.tz) (medicines), [TCRA](https://www.tcra.go.tz) (phones and radios) or [TPHPA](https://www.tphpa.go.tz) (seeds and plants).",
    },
    {
      kind: 'prose',
      id: 'sent-by-mistake',
      heading: "If you've already sent something",
      picture: { scene: 'office' },
      blocks: [
        { paragraph: 'Tell us before it reaches our office or partner abroad.', pulled: true },
        {
          paragraph:
            'If the law lets us hold the item, we can send it back to the shop at your cost. Anything dangerous or illegal goes to the authorities, and they may hold the rest of the parcel too. The person who booked pays for storage, return and fines. Insurance covers none of it.',
        },
      ],
      actions: [
        { label: 'Contact us', page: 'contact' },
        {
          label: 'Customs questions',
          page: 'help/faq',
          fragment: 'customs-and-prohibited-items',
        },
      ],
    },
    {
      kind: 'call-to-action',
      ground: 'lagoon',
      view: 'lagoon',
      heading: 'Not sure about an item?',
      text: 'Send us a link to the shop page or a photo of the label. Asking is free.',
      actions: [
        { label: 'Ask on WhatsApp', channel: 'chat' },
        { label: 'Ask by phone', channel: 'phone' },
      ],
    },
  ],
};

import type { ListedPage } from '../schema/page';

// Longer than other modules: one page is one module, and all answers stand here to be searched.
export const page: ListedPage = {
  name: 'FAQ',
  updated: '2026-11-27',
  meta: {
    title: 'Frequently asked questions about shipping | Nectarine',
    description:
      'Find answers about cargo to Tanzania: the price per kg and CBM, containers, barrels, payment, delivery times, customs duty, insurance and prohibited items.',
    keywords: ['shipping FAQ', 'delivery time Tanzania', 'customs duty', 'payment methods'],
  },
  listing: {
    order: 20,
    summary:
      'Find answers about our services, prices, payment, delivery times, customs and insurance.',
    icon: 'chat',
  },
  sections: [
    {
      kind: 'page-hero',
      ground: 'lagoon',
      picture: { scene: 'faq' },
      heading: 'Frequently Asked Questions',
      lead: 'Get quick answers to common questions about our services.',
      tool: { form: 'search' },
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'The short answers first',
      mostAsked: [
        {
          question: 'How long does it take?',
          answer:
            '{air.time} by air from Dubai, {sea.time} by sea from most countries. [The times from each country](shipping-routes)',
        },
        {
          question: 'What does a parcel cost?',
          answer:
            'By air, {uk.rate} per kg from the UK. [Calculate yours](help/shipping-tools#calculator)',
        },
        {
          question: 'Is duty included?',
          answer:
            'Normally not: the recipient pays it. [Choose Delivered Duty Paid (DDP), and we pay it](#who-pays-duty)',
        },
        {
          question: 'What can I send?',
          answer: 'You can send most things. Some need papers. [Look up your goods](goods)',
        },
        {
          question: 'Where is my parcel?',
          answer:
            'Enter the number from your booking, and our team checks it. [Track a shipment](tracking)',
        },
        {
          question: 'Who are you?',
          answer:
            'We bring goods from abroad to Tanzania, and we have {offices.count} offices. [Check that we are real](#is-it-real)',
        },
      ],
      groups: [
        {
          title: 'General Questions',
          picture: { scene: 'shipping-routes' },
          id: 'general-questions',
          questions: [
            {
              id: 'which-countries',
              question: 'Which countries do you ship from and to?',
              answer: [
                {
                  paragraph:
                    'We ship from the USA, UK, Canada, China, Dubai (UAE), South Korea, Hong Kong, France, Germany and the Netherlands, and from other countries on request. We deliver to all major cities and most towns in Tanzania, and to [other East African countries](help/beyond-tanzania). To send something out of Tanzania, [ask us first](#from-tanzania). See the [shipping routes](shipping-routes).',
                },
              ],
            },
            {
              id: 'turkey-india-japan',
              question: 'Can you ship from Turkey, India or Japan?',
              answer: [
                {
                  paragraph:
                    'Yes: ask for a quote. India and Japan are on the list in the quote form. For Turkey, write to us, or have the seller send the goods to our Dubai office. See [what to do for each country](shipping-routes#other-countries).',
                },
              ],
            },
            {
              id: 'from-tanzania',
              question: 'Can I send something from Tanzania to another country?',
              answer: [
                {
                  paragraph:
                    'Ask us first. The routes and prices on this site are for goods that come to Tanzania. Choose Tanzania under "From" in the [quote form](get-quote), and say what it is and where it\'s going. We then tell you whether we can carry it, what it costs and which papers it needs. Ask the person who receives it what customs in that country wants.',
                },
              ],
            },
            {
              id: 'is-it-real',
              question: 'How do I know that Nectarine is a real company and not a scam?',
              answer: [
                {
                  paragraph:
                    'You can check: look up our name in the company register (BRELA), ask for our customs, cargo and courier licences, and visit the office in Dar es Salaam. See [our licences, and how to check them](about/licences).',
                },
              ],
            },
            {
              id: 'dishonest-agent',
              question: 'How do I recognise a dishonest agent?',
              answer: [
                {
                  paragraph:
                    'Look for five signs: a price by weight that leaves out the size, a lower value on the invoice, duty collected in cash, "all inclusive" without a list, and papers in somebody else\'s name. See [what to do about each of these tricks](help/before-loading#tricks).',
                },
              ],
            },
            {
              id: 'shop-address',
              question: 'Which address do I give Amazon, Alibaba, AliExpress or Shein?',
              answer: [
                {
                  paragraph:
                    'Give them the address of our office in a country where the shop delivers, with your personal code after your name. [See a filled-in form](help/shop-addresses).',
                },
              ],
            },
            {
              id: 'barrel-from-london',
              question: 'How do I send a barrel or a box from London?',
              answer: [
                {
                  paragraph:
                    'Ask for a quote, then bring the barrel or box to Milton Keynes or have it collected. A barrel goes by sea and is priced by the space it takes. A box by air costs {uk.rate} per kg. See [what fits, what it costs and how to hand it over](routes/uk#barrel).',
                },
                {
                  list: [
                    'A barrel from the UK by sea: {uk.barrel}',
                    'Collection from the sender in the UK: {uk.collection}',
                    'Drop-off at our office in the UK: {uk.drop-off}',
                  ],
                },
              ],
            },
            {
              id: 'do-i-need-an-account',
              question: 'Do I need an account?',
              answer: [
                {
                  paragraph:
                    "You don't need one to ask a question, get an estimate, or ask for and accept a quote. You do need one to shop with our addresses, have us buy for you, book a pickup abroad, let us store and send out what you sell (fulfillment), or become a member. You open it in our [customer portal](portal:getStarted), a separate site.",
                },
              ],
            },
            {
              id: 'combine-parcels',
              question: 'Can you combine and repack my parcels?',
              answer: [
                {
                  paragraph:
                    'Yes. Our office abroad can hold parcels from several shops and send them as one, which often costs less. Packing them together is free. Packing for fragile or odd-shaped goods costs extra.',
                },
              ],
            },
            {
              id: 'mbeya-and-zanzibar',
              question: 'Do you deliver to Mbeya, Zanzibar and smaller towns?',
              answer: [
                {
                  paragraph:
                    'Yes. We deliver to all major cities and most towns. Our vans regularly go to Mbeya, Dar es Salaam, Arusha, Dodoma and Mwanza. For Zanzibar or any other town, write the place in the notes of the quote form, and the quote gives the price and the extra days. See [local delivery](services/local-delivery) and [cargo to Zanzibar](help/zanzibar).',
                },
                {
                  list: [
                    'Delivery in Dar es Salaam: {town.dar-es-salaam}',
                    'Delivery in Dodoma: {town.dodoma}',
                    'Delivery in Mwanza: {town.mwanza}',
                    'Delivery in Arusha: {town.arusha}',
                    'Delivery in Mbeya: {town.mbeya}',
                    'Delivery in Zanzibar: {town.zanzibar}',
                  ],
                },
              ],
            },
          ],
        },
        {
          title: 'Pricing and Payments',
          picture: { scene: 'payment-policy' },
          id: 'pricing-and-payments',
          questions: [
            {
              id: 'how-price-is-set',
              question: 'How do you work out the shipping cost?',
              answer: [
                {
                  paragraph:
                    'The cost depends on the volumetric weight (a weight worked out from the size of the box), origin, destination, speed and special handling. The rate per kilogram covers the freight only. Customs clearance is included in door-to-door; with any other service it has its own line in the quote or invoice. For a parcel from one of our {origins.count} countries, the [calculator](help/shipping-tools#calculator) gives you an estimate straight away.',
                },
              ],
            },
            {
              id: 'minimum-charge',
              question: 'Is there a minimum charge?',
              answer: [
                {
                  paragraph:
                    'By air you pay by the kilogram, from 0.1 kg. By sea, a shared container usually charges at least one cubic metre (1 CBM). If a minimum applies to your goods, the quote names it before you pay.',
                },
                {
                  list: ['The least that air freight costs: {air.minimum}'],
                },
              ],
            },
            {
              id: 'volumetric-weight',
              question: 'What is volumetric weight?',
              answer: [
                {
                  paragraph:
                    "It's a weight worked out from the space that a box takes up. Multiply length × width × height in centimetres, divide by {weight.divisor}, and you have kilograms. We charge the volumetric or the actual weight, whichever is larger. See [worked examples](help/shipping-tools#volumetric-weight).",
                },
              ],
            },
            {
              id: 'ways-to-pay',
              question: 'How can I pay?',
              answer: [
                {
                  paragraph:
                    'You can pay by credit or debit card, by mobile money (M-Pesa, Airtel Money, or Tigo Pesa, which is now called "Mixx by Yas") or by bank transfer. We take cash at our local offices only. Approved business clients can have credit terms. For the full list and the conditions, see the [payment policy](help/payment-policy).',
                },
              ],
            },
            {
              id: 'when-to-pay',
              question: 'When do I have to pay?',
              answer: [
                {
                  paragraph:
                    'Before your goods leave: we only process a shipment after full payment of the invoice. If we know the weight and size, the invoice comes with the booking. For Online Purchase, Buy For Me and Door-to-Door, we receive and weigh the goods first, then send the invoice for the freight. With Buy For Me, you pay for the item and our fee before we buy. See [when you get the invoice](help/how-it-works#stages).',
                },
              ],
            },
            {
              id: 'fiscal-receipt',
              question: 'Do I get a fiscal receipt?',
              answer: [
                {
                  paragraph:
                    'Yes, for anything you pay us in Tanzania. By law, the seller must issue a fiscal (EFD) receipt and the buyer must ask for it. Keep yours. [TRA](https://www.tra.go.tz), the revenue authority, can verify it. For duty and taxes, you get a separate receipt from TRA.',
                },
              ],
            },
            {
              id: 'price-per-cbm',
              question: 'How much is sea freight per cubic metre (CBM)?',
              answer: [
                {
                  paragraph:
                    'The price per cubic metre changes with the sailing and the season. Your quote gives the price for your cargo. [Work out your CBM](services/sea-air-freight#price-per-cbm).',
                },
                {
                  list: [
                    'From the USA, per cubic metre: {usa.cubic-metre}',
                    'From the UK, per cubic metre: {uk.cubic-metre}',
                    'From China, per cubic metre: {china.cubic-metre}',
                    'From Germany, per cubic metre: {germany.cubic-metre}',
                    'From Canada, per cubic metre: {canada.cubic-metre}',
                    'From Dubai, per cubic metre: {dubai.cubic-metre}',
                    'From South Korea, per cubic metre: {south-korea.cubic-metre}',
                    'From Hong Kong, per cubic metre: {hong-kong.cubic-metre}',
                    'From France, per cubic metre: {france.cubic-metre}',
                    'From the Netherlands, per cubic metre: {netherlands.cubic-metre}',
                  ],
                },
              ],
            },
            {
              id: 'container-price',
              question: 'What does a container to Dar es Salaam cost?',
              answer: [
                {
                  paragraph:
                    'The price changes with each sailing. Your quote gives the price of your container, and also covers transport to the port abroad, handling at the port, clearance and delivery to your door. See [what decides the price](services/sea-air-freight#sea-prices), and [what fits in a container](services/sea-air-freight#containers).',
                },
                {
                  list: [
                    'From the USA, a 20-foot container: {usa.container-20}',
                    'From the UK, a 20-foot container: {uk.container-20}',
                    'From China, a 20-foot container: {china.container-20}',
                    'From Germany, a 20-foot container: {germany.container-20}',
                    'From Canada, a 20-foot container: {canada.container-20}',
                    'From Dubai, a 20-foot container: {dubai.container-20}',
                    'From South Korea, a 20-foot container: {south-korea.container-20}',
                    'From Hong Kong, a 20-foot container: {hong-kong.container-20}',
                    'From France, a 20-foot container: {france.container-20}',
                    'From the Netherlands, a 20-foot container: {netherlands.container-20}',
                    'From the USA, a 40-foot container: {usa.container-40}',
                    'From the UK, a 40-foot container: {uk.container-40}',
                    'From China, a 40-foot container: {china.container-40}',
                    'From Germany, a 40-foot container: {germany.container-40}',
                    'From Canada, a 40-foot container: {canada.container-40}',
                    'From Dubai, a 40-foot container: {dubai.container-40}',
                    'From South Korea, a 40-foot container: {south-korea.container-40}',
                    'From Hong Kong, a 40-foot container: {hong-kong.container-40}',
                    'From France, a 40-foot container: {france.container-40}',
                    'From the Netherlands, a 40-foot container: {netherlands.container-40}',
                  ],
                },
              ],
            },
            {
              id: 'insurance-price',
              question: 'What does insurance cost?',
              answer: [
                {
                  paragraph:
                    'You pay a percentage of the value you declare: insurers usually charge about 0.1% to {insurance.high}. Ask for cover in the quote form, and your quote shows its price. See [how it is worked out](help/insurance-claims#premium).',
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
              id: 'refund-time',
              question: 'How long does a refund take?',
              answer: [
                {
                  paragraph:
                    "When we agree to the refund, we tell you the day we'll send it. Your bank or mobile network can then take a few days. The [payment policy](help/payment-policy#refunds) says what we refund.",
                },
              ],
            },
            {
              id: 'buy-for-me-fee',
              question: 'What does Buy For Me cost?',
              answer: [
                {
                  paragraph:
                    "You pay the price of the item, a small service fee, and a shipping fee that depends on size and weight. You see the price, the service fee and an estimate of the freight before we order. We invoice the freight once we've weighed the packed box. Read more about [Buy For Me](services/buy-for-me).",
                },
                {
                  list: [
                    'Our fee: {buy-for-me.percent} of the price ({buy-for-me.as-of})',
                    'Our fee is at least {buy-for-me.minimum}',
                  ],
                },
              ],
            },
            {
              id: 'discounts',
              question: 'Is there a discount if I ship often?',
              answer: [
                {
                  paragraph:
                    'Yes, with a membership. Basic costs {basic.fee} per year and takes {basic.discount} off shipping. Premium costs {premium.fee} per year and takes {premium.discount} off. Compare the [plans](membership).',
                },
              ],
            },
          ],
        },
        {
          title: 'Delivery & Shipping Times',
          picture: { scene: 'local-delivery' },
          id: 'delivery-and-shipping-times',
          questions: [
            {
              id: 'international-times',
              question: 'How long does international shipping take?',
              answer: [
                { paragraph: 'It depends on the service that you choose:' },
                {
                  list: [
                    '**Express:** {express.international}, depending on the country. Your parcel leaves on its own, on the next flight with space.',
                    '**Standard:** {standard.international}, from the day your last parcel reaches our office or partner abroad. In that time we pack it together with other parcels. Add the days that pass until you pay the invoice.',
                    '**Door-to-door:** {door-to-door.time} from pickup, and longer from Canada.',
                    '**Online Purchase from the USA:** {online-purchase.usa} from the day your last parcel reaches us.',
                    '**By sea:** {sea.time} from most countries.',
                  ],
                },
                {
                  paragraph:
                    '[The times from each country](shipping-routes) are shorter, because they only start when the shipment leaves our office or partner abroad. With standard shipping by air, allow {order.door} from your order to your door: {order.shop} until the shop has delivered, then {order.office} with packing and the wait for a flight.',
                },
              ],
            },
            {
              id: 'express',
              question: 'Do you offer express delivery?',
              answer: [
                { paragraph: "Yes, for parcels that can't wait:" },
                {
                  list: [
                    'Express international: {express.nearest} from the fastest origins, {express.international} from the others. The time counts from the next flight with space. Express costs more than our published rates.',
                    'Express local, between towns in Tanzania: {express.local}.',
                  ],
                },
              ],
            },
            {
              id: 'local-times',
              question: 'How long does delivery within Tanzania take?',
              answer: [
                {
                  paragraph:
                    'Local delivery within Tanzania takes {standard.local}, or less if you choose a faster speed: same-day in select cities, next-day to nearby regions. See where we offer [local delivery](services/local-delivery).',
                },
              ],
            },
            {
              id: 'times-guaranteed',
              question: 'Are delivery times guaranteed?',
              answer: [
                {
                  paragraph:
                    'No. Times are estimates that can vary with customs clearance and local delivery. If the date matters, ask for express in the notes of the quote form, and still allow a few extra days.',
                },
              ],
            },
            {
              id: 'parcel-late',
              question: 'My parcel is late. What should I do?',
              answer: [
                {
                  paragraph:
                    'Tracking can take {tracking.update} to update, so wait that long first. If nothing changes, [report an issue](help/report-issue). Support reviews reports within {support.review} on working days. See [what to do about each kind of problem](help/shipment-problems).',
                },
              ],
            },
            {
              id: 'storage-after-arrival',
              question: 'How long do you keep my parcel free of charge?',
              answer: [
                {
                  paragraph:
                    'When your parcel arrives, we tell you how many days are free and what we charge after that. To know sooner, ask when you request your quote. Ports and airports also charge for storage while goods wait for papers or duty. See [free days with us, at the port and at the airport](services/warehousing#free-days).',
                },
              ],
            },
            {
              id: 'id-at-collection',
              question: 'What should I bring to collect a parcel?',
              answer: [
                {
                  paragraph:
                    "Bring your tracking number and proof that you're the person on the booking. When your parcel arrives, our message says which documents we accept and at which office to collect it. If someone else is collecting it for you, tell us their name first. Our offices are open Monday to Friday, {office.hours} local time, and closed at weekends.",
                },
              ],
            },
            {
              id: 'returns',
              question: 'Can I return something?',
              answer: [
                {
                  paragraph:
                    'Yes. Start the return within {returns.deadline} of delivery. Who pays depends on the reason: see the [return policy](help/insurance-claims#returns).',
                },
              ],
            },
          ],
        },
        {
          title: 'Customs and Prohibited Items',
          picture: { scene: 'customs' },
          id: 'customs-and-prohibited-items',
          questions: [
            {
              id: 'who-clears-customs',
              question: 'Do you handle customs clearance?',
              answer: [
                {
                  paragraph:
                    "Yes. Our team prepares the declaration and deals with the Tanzania Revenue Authority until your goods are released. It's included in door-to-door, and you can book it separately as [customs brokerage](services/customs-brokerage).",
                },
                {
                  list: [
                    'Our fee for a parcel: {clearance.parcel}',
                    'Our fee for a barrel: {clearance.barrel}',
                    'Our fee for a car: {clearance.car}',
                    'Our fee for a container: {clearance.container}',
                  ],
                },
              ],
            },
            {
              id: 'port-days',
              question: 'How many days can my container stay in the port?',
              answer: [
                {
                  paragraph:
                    'The port of Dar es Salaam gives you {port.free-days} free days. The shipping line has free days of its own for the container, such as 14 at Maersk ({2020-03}). After that, you pay the port and the shipping line for every day. See [the prices by day](help/port-and-airport#storage).',
                },
              ],
            },
            {
              id: 'who-pays-duty',
              question: 'Are customs duties included in the quote?',
              answer: [
                {
                  paragraph:
                    'Normally not. The recipient pays customs duties, unless you choose DDP (Delivered Duty Paid). Then we pay them and include them in our price.',
                },
              ],
            },
            {
              id: 'moving-home',
              question: "I'm moving back to Tanzania. Do I pay duty on my things?",
              answer: [
                {
                  paragraph:
                    'You pay none on used household goods, if you come back for good and meet the conditions and deadlines. If you lived abroad for less than twelve months, ask TRA before you ship. One car can come [free of duty and VAT](help/who-pays-less#returning-car) too. New things are taxed. See [conditions, papers and costs](goods/household-effects).',
                },
              ],
            },
            {
              id: 'customs-papers',
              question: 'Which documents does customs ask for?',
              answer: [
                {
                  paragraph:
                    'Customs asks for a commercial invoice or a shop receipt, and for a packing list. Businesses need a TIN (taxpayer identification number), and so does a person who imports under a full declaration. A small parcel for yourself may clear without one: check with [TRA](https://www.tra.go.tz). Some goods need a permit, and our quote says which. See [TIN and papers, step by step](help/tin-and-import-papers).',
                },
              ],
            },
            {
              id: 'prohibited',
              question: "What can't I ship?",
              answer: [
                {
                  paragraph:
                    "You can't ship dangerous goods, illegal substances, live animals, perishable foods, currency, and jewelry or antiques unless arranged. A few dangerous goods, such as perfume and power banks, can go by sea if they are declared. The [list of prohibited items](help/prohibited-items) has examples and reasons.",
                },
              ],
            },
            {
              id: 'held-by-customs',
              question: 'What happens if customs holds my parcel?',
              answer: [
                {
                  paragraph:
                    "We ask the officer what's missing and tell you as soon as we know. Usually it's an invoice or a permit. Answer quickly, because you may pay storage while the goods wait. See [what to do today](help/shipment-problems#held-at-customs).",
                },
              ],
            },
            {
              id: 'insurance',
              question: 'Is my shipment insured?',
              answer: [
                {
                  paragraph:
                    'If you choose cover, yes. Basic insurance covers up to {cover.basic} of item value, and full insurance covers the declared value. If neither your quote nor your invoice shows cover, you have none, so ask before you pay. For some imports, the law requires cover. Raise a claim within {claims.deadline} of receipt. The review takes {claims.review}, or up to {claims.complex} in complex cases. See [insurance and claims](help/insurance-claims).',
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
      id: 'still-have-questions',
      heading: 'Still Have Questions?',
      text: 'Ask us. It helps if you say what the goods are and where they come from.',
      actions: [{ label: 'Contact Support', page: 'contact' }],
    },
  ],
};

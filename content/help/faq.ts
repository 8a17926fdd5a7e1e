import type { ListedPage } from '../schema/page';

// Longer than other modules: one page is one module, and all answers stand here to be searched.
export const page: ListedPage = {
  name: 'FAQ',
  updated: '2026-11-22',
  meta: {
    title: 'Frequently Asked Questions on Shipping | Nectarine',
    description:
      'Answers about shipping to Tanzania: prices and payment, express and standard delivery times, customs duties, insurance and prohibited items.',
    keywords: ['shipping FAQ', 'delivery time Tanzania', 'customs duty', 'payment methods'],
  },
  listing: {
    order: 20,
    summary: 'Answers about our services, prices, payment, delivery times, customs and insurance.',
    icon: 'chat',
  },
  sections: [
    {
      kind: 'page-hero',
      heading: 'Frequently Asked Questions',
      lead: 'Get quick answers to common questions about our services.',
      motif: 'chat',
    },
    {
      kind: 'faq',
      id: 'questions',
      heading: 'Answers by subject',
      groups: [
        {
          title: 'General Questions',
          id: 'general-questions',
          questions: [
            {
              id: 'what-does-nectarine-do',
              question: 'What does Nectarine do?',
              answer: [
                {
                  paragraph: [
                    'We bring goods from abroad to Tanzania for people, online shoppers and businesses: buying help, collection, air and sea freight, customs, storage and delivery. Each part is described under ',
                    { text: 'services', page: 'services' },
                    '; you can book one of them or several.',
                  ],
                },
              ],
            },
            {
              id: 'which-countries',
              question: 'Which countries do you ship from and to?',
              answer: [
                {
                  paragraph: [
                    'From the USA, UK, Canada, China, Dubai (UAE), South Korea, Hong Kong, France, Germany and the Netherlands, and from other countries on request. We deliver to all major cities and most towns in Tanzania and to other East African countries. See the ',
                    { text: 'shipping routes', page: 'shipping-routes' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'do-i-need-an-account',
              question: 'Do I need an account?',
              answer: [
                {
                  paragraph: [
                    'Not for a quote, an estimate or a question. To order, request an item or book a pickup, open an account on our ',
                    { text: 'customer portal', portal: 'getStarted' },
                    ', which is a separate site.',
                  ],
                },
              ],
            },
            {
              id: 'how-to-track',
              question: 'How do I track my shipment?',
              answer: [
                {
                  paragraph: [
                    'Use the number given at booking, such as {tracking.example}, on the ',
                    { text: 'tracking page', page: 'tracking' },
                    '. Tracking may take {tracking.update} to update; after that, see ',
                    { text: 'what to do', page: 'help/shipment-problems', fragment: 'no-update' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'offices-and-hours',
              question: 'Where are your offices, and when are they open?',
              answer: [
                {
                  paragraph: [
                    'The headquarters are in Dar es Salaam, with further offices in California, Milton Keynes, Dubai and Guangzhou. Office hours are Monday to Friday, {office.hours}; we are closed on weekends. Addresses are on the ',
                    { text: 'contact page', page: 'contact' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'combine-parcels',
              question: 'Can you combine and repack my parcels?',
              answer: [
                {
                  paragraph:
                    'Yes. Our office abroad can hold parcels from several shops and send them as one, which often costs less. The packing of the common box is free; packing for fragile or odd-shaped goods is available for an extra fee.',
                },
              ],
            },
            {
              id: 'largest-size',
              question: 'How large may a shipment be?',
              answer: [
                {
                  paragraph: [
                    'From 0.1 kg to full containers. There is no common limit for a single piece: it depends on the aircraft door or the container. Give its size and weight in the ',
                    { text: 'quote form', page: 'get-quote' },
                    ', and the quote says how it can travel.',
                  ],
                },
              ],
            },
            {
              id: 'mbeya-and-zanzibar',
              question: 'Do you deliver to Mbeya, Zanzibar and smaller towns?',
              answer: [
                {
                  paragraph: [
                    'Mbeya is one of our regular areas, beside Dar es Salaam, Arusha, Dodoma and Mwanza. Zanzibar and smaller towns are on request: name the place in the quote, which gives the price and the extra days. See ',
                    { text: 'local delivery', page: 'services/local-delivery' },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
        {
          title: 'Pricing and Payments',
          id: 'pricing-and-payments',
          questions: [
            {
              id: 'how-price-is-set',
              question: 'How is the shipping cost worked out?',
              answer: [
                {
                  paragraph: [
                    'Cost depends on volumetric weight, origin, destination, speed and special handling. For a parcel from one of our {origins.count} countries, the ',
                    { text: 'calculator', page: 'help/shipping-tools', fragment: 'calculator' },
                    ' gives an estimate at once.',
                  ],
                },
              ],
            },
            {
              id: 'volumetric-weight',
              question: 'What is volumetric weight?',
              answer: [
                {
                  paragraph: [
                    'A measure of the room a box takes: length × width × height in centimeters, divided by {weight.divisor}, in kilograms. We charge the larger of volumetric and actual weight. There are ',
                    {
                      text: 'worked examples',
                      page: 'help/shipping-tools',
                      fragment: 'volumetric-weight',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'what-a-quote-needs',
              question: 'What do you need to give me a quote?',
              answer: [
                {
                  paragraph: [
                    'Dimensions, weight, origin and destination. Enter them in the ',
                    { text: 'quote form', page: 'get-quote' },
                    '; it is free and without obligation.',
                  ],
                },
              ],
            },
            {
              id: 'ways-to-pay',
              question: 'How can I pay?',
              answer: [
                {
                  paragraph: [
                    'By credit or debit card, mobile money (M-Pesa, Tigo Pesa, Airtel Money; Tigo Pesa is now called Mixx by Yas) or bank transfer. Cash is taken at our local offices only. Approved business clients can have credit terms. More is in the ',
                    { text: 'payment policy', page: 'help/payment-policy' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'when-to-pay',
              question: 'When do I have to pay?',
              answer: [
                {
                  paragraph: [
                    'A shipment is processed only after full payment of the invoice. If weight and size are known, the invoice comes with the booking. For Online Purchase, Buy For Me and Door-to-Door we receive and weigh the goods first, then send the invoice, and the goods leave once it is paid. ',
                    { text: 'What comes when', page: 'help/how-it-works', fragment: 'stages' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'currency-and-exchange-rate',
              question: 'In which currency do I pay, and at which rate?',
              answer: [
                {
                  paragraph: [
                    'The invoice says the currency and the amount that you owe. Local delivery is invoiced in Tanzanian shillings. Where an amount is exchanged, ask in your quote which rate counts, and of which day. More is in the ',
                    {
                      text: 'payment policy',
                      page: 'help/payment-policy',
                      fragment: 'currency-and-fees',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'fiscal-receipt',
              question: 'Do I get a fiscal receipt?',
              answer: [
                {
                  paragraph: [
                    'Yes, for what you pay in Tanzania. The law asks the seller to issue a fiscal (EFD) receipt and the buyer to ask for it, so keep it; ',
                    { text: 'TRA', url: 'https://www.tra.go.tz' },
                    ' can verify it. Duty and taxes have a receipt of their own, from TRA.',
                  ],
                },
              ],
            },
            {
              id: 'price-per-cbm',
              question: 'What does a cubic meter by sea cost?',
              answer: [
                {
                  paragraph: [
                    'We publish no price per cubic meter (CBM); it is given in the quote. ',
                    {
                      text: 'How to work out your CBM',
                      page: 'services/sea-air-freight',
                      fragment: 'price-per-cbm',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'refund-time',
              question: 'How long does a refund take?',
              answer: [
                {
                  paragraph: [
                    'We name the day when we agree to the refund. After that it depends on your bank or mobile network. What is refunded is in the ',
                    { text: 'payment policy', page: 'help/payment-policy', fragment: 'refunds' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'buy-for-me-fee',
              question: 'What does Buy For Me cost?',
              answer: [
                {
                  paragraph: [
                    'The price of the item, a small service fee, and a shipping fee that depends on size and weight. You see the price, the fee and an estimate of the freight before we order; the freight is invoiced when the packed box has been weighed. Read more about ',
                    { text: 'Buy For Me', page: 'services/buy-for-me' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'discounts',
              question: 'Is there a discount if I ship often?',
              answer: [
                {
                  paragraph: [
                    'Yes, with a membership: Basic at {basic.fee} per year takes {basic.discount} off shipping, Premium at {premium.fee} per year takes {premium.discount} off. Compare the ',
                    { text: 'plans', page: 'membership' },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
        {
          title: 'Delivery & Shipping Times',
          id: 'delivery-and-shipping-times',
          questions: [
            {
              id: 'international-times',
              question: 'How long does international shipping take?',
              answer: [
                {
                  paragraph: [
                    'Express international shipping takes {express.international}, depending on the origin, and standard shipping {standard.international}. Sea freight takes {sea.time}. Each country has its own times under ',
                    { text: 'shipping routes', page: 'shipping-routes' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'express',
              question: 'Do you offer express delivery?',
              answer: [
                { paragraph: 'Yes, in two forms, for parcels that cannot wait:' },
                {
                  list: [
                    'Express international: {express.nearest} from the origins nearest by air.',
                    'Express local, between places in Tanzania: {express.local}.',
                  ],
                },
              ],
            },
            {
              id: 'local-times',
              question: 'How long does delivery within Tanzania take?',
              answer: [
                {
                  paragraph: [
                    'Local delivery within Tanzania takes {standard.local}. In select cities it is same-day, and to nearby regions next-day. See the areas of ',
                    { text: 'local delivery', page: 'services/local-delivery' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'times-guaranteed',
              question: 'Are delivery times guaranteed?',
              answer: [
                {
                  paragraph:
                    'No. Times are estimates that can vary with customs clearance and local delivery. Ask for express if a date matters, and allow a few extra days.',
                },
              ],
            },
            {
              id: 'parcel-late',
              question: 'My parcel is late. What should I do?',
              answer: [
                {
                  paragraph: [
                    'Wait {tracking.update} for tracking to update. If nothing moves, ',
                    { text: 'report an issue', page: 'help/report-issue' },
                    '; support reviews reports within {support.review} on working days. ',
                    { text: 'Help with each kind of problem', page: 'help/shipment-problems' },
                    ' is on a page of its own.',
                  ],
                },
              ],
            },
            {
              id: 'storage-after-arrival',
              question: 'How long do you keep my parcel after it arrives?',
              answer: [
                {
                  paragraph:
                    'The message that announces the parcel names the free days and the charge after them; ask for both in your quote. Ports and airports charge storage of their own while goods wait for papers or duty.',
                },
              ],
            },
            {
              id: 'id-at-collection',
              question: 'What do I bring to collect a parcel?',
              answer: [
                {
                  paragraph:
                    'The tracking number and proof that you are the person on the booking. Which document the office accepts is in the message that announces the parcel. If someone else collects it for you, tell us their name first.',
                },
              ],
            },
            {
              id: 'returns',
              question: 'Can I return what I received?',
              answer: [
                {
                  paragraph: [
                    'Returns must be initiated within {returns.deadline} of delivery. Who pays depends on the reason; see the ',
                    { text: 'return policy', page: 'help/insurance-claims', fragment: 'returns' },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
        {
          title: 'Customs and Prohibited Items',
          id: 'customs-and-prohibited-items',
          questions: [
            {
              id: 'who-clears-customs',
              question: 'Do you handle customs clearance?',
              answer: [
                {
                  paragraph: [
                    'Yes. Our team prepares the declaration and works with the Tanzania Revenue Authority until the goods are released. It is part of door-to-door and can be booked alone as ',
                    { text: 'customs brokerage', page: 'services/customs-brokerage' },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'who-pays-duty',
              question: 'Are customs duties included in the quote?',
              answer: [
                {
                  paragraph:
                    'Normally not. Customs duties are paid by the recipient, unless you choose DDP (Delivered Duty Paid), where we pay them and they are part of the price.',
                },
              ],
            },
            {
              id: 'customs-papers',
              question: 'Which papers does customs ask for?',
              answer: [
                {
                  paragraph: [
                    'A commercial invoice or shop receipt and a packing list. Businesses need a TIN (taxpayer identification number), and so does a person who imports under a full declaration. A small parcel for yourself may clear without one: check with ',
                    { text: 'TRA', url: 'https://www.tra.go.tz' },
                    '. Some goods need a permit; the quote says which.',
                  ],
                },
              ],
            },
            {
              id: 'prohibited',
              question: 'What can I not ship?',
              answer: [
                {
                  paragraph: [
                    'Dangerous goods, illegal substances, live animals, perishable foods, currency, and jewelry or antiques unless arranged. The ',
                    { text: 'list of prohibited items', page: 'help/prohibited-items' },
                    ' has examples and reasons.',
                  ],
                },
              ],
            },
            {
              id: 'held-by-customs',
              question: 'What happens if customs holds my parcel?',
              answer: [
                {
                  paragraph: [
                    'We ask the officer what is missing and tell you as soon as we know. Most often it is an invoice or a permit. Storage may be charged while goods wait, so answer quickly. ',
                    {
                      text: 'What to do today',
                      page: 'help/shipment-problems',
                      fragment: 'held-at-customs',
                    },
                    '.',
                  ],
                },
              ],
            },
            {
              id: 'insurance',
              question: 'Is my shipment insured?',
              answer: [
                {
                  paragraph: [
                    'You choose: basic insurance covers up to {cover.basic} of item value, full insurance covers the declared value. If your quote names neither, ask before you pay. Claims must be raised within {claims.deadline} of receipt; review takes {claims.review}, complex cases up to {claims.complex}. See ',
                    { text: 'insurance and claims', page: 'help/insurance-claims' },
                    '.',
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      kind: 'call-to-action',
      id: 'still-have-questions',
      heading: 'Still Have Questions?',
      text: 'Tell us about your goods and we will answer for your case.',
      actions: [{ label: 'Contact Support', page: 'contact' }],
    },
  ],
};

import type { LandedCostTool } from './schema/landed-cost-tool';

/** Words in braces are filled in by the page: leave them as they are. */
export const landedCostTool: LandedCostTool = {
  fields: {
    goods: { label: 'What are you shipping?' },
    by: { label: 'How will it travel?' },
    value: { label: 'Price of the goods', hint: 'As on the invoice, without freight.' },
    currency: { label: 'Currency' },
    freight: {
      label: 'Sea freight you were quoted',
      hint: 'Only the voyage, in the currency of the price. No quote yet? Leave it empty.',
    },
    town: { label: 'Town in Tanzania' },
  },
  choices: {
    goods: 'Goods',
    bands: 'Not on the list? Choose a duty band',
    item: '{goods}: {item}',
  },
  ways: { air: 'By air', sea: 'By sea' },
  submit: { rest: 'Work out the total', busy: 'Working it out...' },
  messages: {
    goods: "Choose what you're shipping, or a duty band.",
    air: '{goods}: not in an ordinary air parcel. Choose sea, or ask us.',
    sea: "{goods}: we can't send this by sea. Choose air.",
    value: 'Enter the price of the goods as a number above 0.',
    valueMost: 'The price must be at most {most}. For more, ask us for a quote.',
    currency: 'Choose the currency of the price.',
    freight: 'Enter the sea freight as a number, or leave it empty.',
    freightMost: 'The sea freight must be at most {most}. For more, ask us for a quote.',
  },
  scriptless: {
    text: "This tool needs JavaScript, which is off or hasn't loaded. Try again in a moment, use the steps and examples below, or ask us.",
  },
  method: {
    heading: 'How we work it out',
    steps: [
      "By air, we work out the freight from the weight and size, and customs usually doesn't tax it. By sea, you enter the freight you were quoted, and customs does tax it.",
      'Customs starts from a value: the price of the goods and, by sea, the freight. If you buy no insurance, it adds {customs.assumed-insurance}.',
      'Duty and the railway levy are percentages of that value. Excise, where there is any, is charged on the value plus the duty. The processing fee, usually {customs.processing-fee}, is charged on the price alone.',
      'VAT comes last, on the value and all these charges together. By sea, the quay fee (wharfage) follows, with VAT of its own.',
      'By air, we add the delivery of a small parcel in Dar es Salaam at the end.',
    ],
  },
  result: {
    heading: 'Your total',
    inCurrency: 'In {currency}',
    estimate: 'An estimate, not a promise.',
    changes:
      'The invoice, the packed size, the tariff code and the exchange rate of the day can all change it.',
    checked: 'Customs rates checked on {checked}; exchange rates of {exchange}.',
    sources: 'Every rate and its source',
    seaFreight:
      'Customs counts sea freight as part of the value, so the duty and taxes grow once you add it.',
    papers: '{goods}: papers and packing',
    deliveryOpen: 'Delivery in {town}: the weight, the size and the distance decide its price.',
    ask: 'Ask for it on WhatsApp',
    question: 'What does delivery of {goods}, {weight} kg, in {town} cost?',
  },
  lines: {
    caption: 'How the total adds up, in TZS',
    goods: 'Goods',
    exchange: '{price} at TZS {rate}',
    airFreight: 'Air freight',
    airFreightOf: '{weight} kg at {rate}',
    seaFreight: 'Sea freight',
    customsValue: 'Customs value: {parts} = TZS {amount}',
    assumedInsurance: '{percent} for insurance',
    share: '{percent} of TZS {amount}: {base}',
    byWeight: 'By weight, since that comes to more than {percent}',
    relieved: 'None (exempt: {relief})',
    delivery: 'Local delivery',
    clearance: 'Our fee for customs clearance',
    deliveryTo: 'Delivery in {town}',
    deliveryFrom:
      "Counted at {local.shillings}, the price for a small parcel within Dar es Salaam. You'll get your own price in the quote.",
    ours: 'From our price list',
    total: 'Total',
  },
  amounts: {
    goods: 'price of the goods',
    freight: 'freight',
    insurance: 'insurance',
    'customs-value': 'customs value',
  },
  notes: { town: 'Delivery in {town}.', way: 'Sent {way}.' },
  examples: {
    caption: 'In TZS, with our rates per kilogram and the rates of customs',
    columns: ['Goods', 'From', 'Air freight', 'Duty, taxes and levies', 'Together, with delivery'],
    item: '{item}, {price}',
    total: '{shillings} ({atOrigin})',
  },
  port: {
    fees: {
      caption: 'The quay fee by value, in TZS',
      columns: ['Customs value', 'Quay fee', 'VAT on it', 'Together'],
    },
    storage: {
      caption: 'What the port asks, in dollars before VAT',
      columns: ['Fee', '20-foot container', '40-foot container', 'A tonne or cubic metre'],
      handling: 'Handling',
      unpacking: 'Unpacking a container',
      none: 'None',
      free: 'Free',
      days: 'Storage, {days} days after landing',
      range: '{from} to {to}',
    },
  },
  rates: {
    caption: 'What is charged on an import, in this order',
    columns: ['Charge', 'Rate', 'Charged on', 'Source'],
    scheduleCaptions: {
      duty: 'Bands of import duty',
      excise: 'Excise duty',
      industrial: 'Industrial development levy',
    },
    scheduleColumns: ['Category', 'Rate', 'Goods', 'Source'],
    reliefs: {
      caption: 'Who or what pays less',
      columns: ['Relief', 'Free of', 'Condition', 'Source'],
    },
    bySchedule: 'See its table below',
    usually: 'Usually {percent}',
    orPerKilogram: '{percent}, or {price} if that is more',
    toConfirm: 'Check with TRA.',
  },
};

import type { LandedCostTool } from './schema/landed-cost-tool';

/** Words in braces are filled in by the page: leave them as they are. */
export const landedCostTool: LandedCostTool = {
  fields: {
    goods: { label: 'What are you shipping?' },
    pieces: { label: 'How many?', hint: 'Give the price, weight and size of one.' },
    by: { label: 'How will it travel?' },
    value: {
      label: 'Price of the goods',
      hint: 'Enter the price on the invoice, without freight.',
    },
    currency: { label: 'Currency' },
    freight: {
      label: 'Sea freight you were quoted',
      hint: 'Enter the price of the voyage only, in the currency you chose above. If you have no quote yet, leave this empty.',
    },
    volume: {
      label: 'Cubic metres',
      hint: 'Enter the volume of one item, if you know it and it goes by sea.',
    },
    size: "If you don't know the size, leave it empty. The weight alone then decides the freight.",
    town: { label: 'Town in Tanzania' },
  },
  more: { heading: 'Item {number}', add: 'Add another item', remove: 'Remove it' },
  choices: {
    goods: 'Goods',
    bands: 'Not on the list? Choose a duty band',
    item: '{goods}: {item}',
  },
  ways: { air: 'By air', sea: 'By sea' },
  submit: { rest: 'Work out the total', busy: 'Working it out...' },
  messages: {
    goods: "Choose what you're shipping, or a duty band.",
    air: "{goods} can't travel in an ordinary air parcel. Choose sea, or ask us.",
    sea: "We can't send {goods} by sea. Choose air.",
    number: 'Enter a number above 0, or leave it empty.',
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
  example: { heading: 'For example', goods: 'smartphones', origin: 'dubai' },
  result: {
    heading: 'Your total',
    charges: 'Your duty and taxes',
    inCurrency: 'In {currency}',
    estimate: 'This is an estimate, not a promise.',
    changes:
      'The invoice, the packed size, the tariff code and the exchange rate of the day can all change it.',
    checked: 'Customs rates checked on {checked}; exchange rates of {exchange}.',
    sources: 'Every rate and its source',
    seaFreight:
      'Customs counts sea freight as part of the value, so the duty and taxes grow once you add it.',
    band: 'without excise',
    bandExcise:
      'A duty band counts no excise. Cosmetics, perfume, wigs, furniture, used car parts, used appliances and vehicles pay it: choose them by name. If yours is not on the list, ask us.',
    papers: '{goods}: papers and packing',
    deliveryOpen: 'The price of delivery in {town} depends on weight, size and distance.',
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
    share: '{percent} of {base} (TZS {amount})',
    shareOfOne: '{percent} of TZS {amount}',
    byWeight: 'By weight, since that comes to more than {percent}',
    relieved: 'None (exempt: {relief})',
    delivery: 'Local delivery',
    clearance: 'Our fee for customs clearance',
    deliveryTo: 'Delivery in {town}',
    deliveryFrom:
      'We used {local.shillings}, the price for a small parcel within Dar es Salaam. Your quote shows your own price.',
    ours: 'From our price list',
    total: 'Total',
  },
  amounts: {
    goods: 'price of the goods',
    freight: 'freight',
    insurance: 'insurance',
    'customs-value': 'customs value',
  },
  examples: {
    caption: 'Amounts in TZS, at our rates per kilogram and the customs rates',
    columns: [
      'Goods',
      'From',
      'Air freight',
      'Duty, taxes and levies',
      'Total with the goods and delivery',
    ],
    item: '{item}, {price}',
    total: '{shillings} ({atOrigin})',
  },
  port: {
    fees: {
      caption: 'The quay fee by value, in TZS',
      columns: ['Customs value', 'Quay fee', 'VAT on it', 'Together'],
    },
    storage: {
      caption: 'What the port charges, in dollars before VAT',
      columns: ['Fee', '20-foot container', '40-foot container', 'Tonne or m³'],
      handling: 'Handling',
      unpacking: 'Unpacking a container',
      none: 'None',
      free: 'Free',
      days: 'Storage, {days} days after landing',
      range: '{from} to {to}',
    },
    curve: {
      cost: 'What you owe for storage in all, from the lowest to the highest possible figure',
      days: 'Days after the goods have landed',
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

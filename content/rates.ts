import type { Rates } from './schema/rates';

export const rates: Rates = {
  divisor: 5000,
  validAsOf: '2026-11-01',
  source: 'Rates are from our own published price list, per kilogram of chargeable weight.',
  currencyNote:
    'An estimate is in the currency of our rate for the country you ship from. Your invoice says which currency you pay in.',
  localDelivery: { amount: '5.00', currency: 'USD' },
  smallParcel: 30,
  deliveryCounted:
    'Local delivery is counted at {local.shillings}, the price for a small parcel within Dar es Salaam. A heavy box, or delivery to another town, costs more.',
  shilling: {
    perUnit: { USD: 2500, GBP: 3350, EUR: 2900 },
    asOf: '2026-01-15',
    source: 'Rounded from the rates that the Bank of Tanzania published in January 2026.',
    toConfirm: true,
  },
  notIncluded: [
    'Import duty and taxes in Tanzania, which the recipient pays unless you choose DDP (Delivered Duty Paid)',
    'Insurance, basic or full',
    'Special packing and handling, such as wooden crates',
    'Our fee for customs clearance (part of the door-to-door price)',
    'Collection from the sender and delivery to your door, unless you book door-to-door',
  ],
};

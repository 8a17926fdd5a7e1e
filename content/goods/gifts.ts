import type { Goods } from '../schema/goods';

export const page: Goods = {
  updated: '2026-11-23',
  name: 'Gifts',
  nameInSentence: 'gifts',
  swahili: 'Zawadi',
  object: 'gifts',
  group: 'whole-shipments',
  meta: {
    title: 'Send a gift to Tanzania: is it free of duty?',
    description:
      'Tanzania taxes presents like purchases, whatever the card says. Learn how to list a mixed gift box, keep the surprise and pay the tax for the recipient.',
  },
  searchWords: {
    english: [
      'gift',
      'present',
      'christmas',
      'birthday',
      'wedding present',
      'gift box',
      'send to family',
    ],
    swahili: ['zawadi', 'krismasi', 'siku ya kuzaliwa', 'harusi', 'idi'],
  },
  lead: "There's no duty-free allowance for presents that come as cargo. A kind sender pays the tax in advance, so that the birthday child doesn't have to.",
  verdict: {
    air: {
      answer: 'yes',
      reason:
        'It can fly as long as each thing in the box can. One bottle of perfume changes the answer for the whole present.',
    },
    sea: {
      answer: 'yes',
      reason:
        "Send what fills a couple's first home, or a whole village's Christmas, this way, and book months ahead.",
    },
  },
  papers: [],
  packing: [
    "Leave the present unwrapped and put the wrapping paper in the box: officers open presents, and they don't tie the bow again.",
    'Number the presents and use the same numbers on the packing list.',
    'On the packing list, write both "gift" and the price: one doesn\'t replace the other.',
  ],
  tariff: {
    heading: '9503, 6109, 8518',
    duty: 'finished',
    note: "There's no tariff code for gifts. Each thing is taxed as what it is. Our examples use {duty.finished} duty, the rate for most presents, such as toys (9503), clothes (6109) and headphones (8518).",
  },
  items: [
    {
      name: 'A birthday box for a teenager',
      by: 'air',
      value: { amount: '90.00', currency: 'GBP' },
      weight: '3.2',
      length: '40',
      width: '30',
      height: '16',
    },
    {
      name: 'Wedding presents for a new home',
      by: 'sea',
      value: { amount: '600.00', currency: 'USD' },
      weight: '64',
      length: '90',
      width: '70',
      height: '70',
    },
  ],
  goesWrong: [
    'A box with a tablet in it says "Gift, no commercial value".',
    "The recipient is asked to pay duty before the delivery and thinks it's a scam.",
    'A bottle of wine for the groom is packed in the middle; alcohol has taxes and papers of its own.',
  ],
  remedies: [
    'Call it a tablet and put down what it cost. A present has a price too.',
    "Tell them beforehand that we'll call, and roughly how much it is. Or pay it yourself in advance.",
    'Give the groom something else, and have the wine bought here.',
  ],
  questions: [
    {
      question: "How do I pay the tax so that the recipient doesn't have to?",
      answer:
        'Write DDP (Delivered Duty Paid) in the notes of the quote form. We estimate the charges, you pay them with the freight, and the recipient pays nothing.',
    },
    {
      question: 'Can I keep it a surprise?',
      answer:
        'From the family, yes; from customs, no. The list goes to us and to TRA. On the delivery slip we can write "family parcel" if you ask us to.',
    },
    {
      question: 'Is money or a gift card allowed in the box?',
      answer:
        "No cash, gift cards or vouchers. Mobile money arrives in a minute and can't be lost in a warehouse.",
    },
  ],
};

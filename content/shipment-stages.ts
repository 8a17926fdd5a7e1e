import type { ShipmentStages } from './schema/shipment-stages';

/** Every page that speaks of bookings, invoices and deadlines tells it as it stands here. */
export const shipmentStages: ShipmentStages = {
  cases: {
    caption: 'When you get the invoice: with the booking, or after we weigh the goods',
    columns: ['Stage', 'We know weight and size', 'We weigh first, then invoice'],
    rows: [
      [
        'When this is usual',
        'For freight that we price on request, such as pallets and containers',
        'For Online Purchase, Buy For Me and Door-to-Door',
      ],
      [
        'Booking',
        'You accept the quote. You get the tracking number.',
        'You book in the customer portal. You get the tracking number.',
      ],
      [
        'Invoice',
        'With the booking',
        "Once we've received, weighed and measured the goods abroad. With Buy For Me, you pay the price of the item and our fee before we buy",
      ],
      ['Full payment', 'Before we reserve space', 'Before the goods leave for Tanzania'],
      [
        'Dispatch',
        'Once the invoice is paid in full and we have the goods',
        'Once the invoice is paid in full',
      ],
      [
        'Duty and taxes',
        'The recipient pays them once customs has assessed them, unless the quote or invoice says DDP (Delivered Duty Paid)',
        'The same',
      ],
      [
        'After delivery',
        'Claims within {claims.deadline} of receipt, returns within {returns.deadline}',
        'The same',
      ],
    ],
  },
  tracking: {
    yourTurn: 'Your turn',
    ourTurn: 'Our turn',
    you: 'You:',
    stages: [
      {
        name: 'Booked',
        picture: { scene: 'shop' },
        where:
          'The goods are still with the sender or the shop, and you have your tracking number.',
        todo: 'If an invoice came with your booking, pay it.',
        yours: true,
      },
      {
        name: 'Received',
        picture: { scene: 'office' },
        where:
          "We've weighed and measured your shipment at our office abroad. Where we have no office, a partner has done this.",
        todo: "Pay the invoice if you haven't yet. We send the invoice once everything is weighed, unless you got it with your booking. Your shipment leaves once it's paid in full.",
        yours: true,
      },
      {
        name: 'In Transit',
        picture: { scene: 'plane' },
        where: "It's on a plane or a ship.",
        todo: "There's nothing for you to do. By sea, this stage can last for weeks.",
        yours: false,
      },
      {
        name: 'Customs clearance',
        picture: { scene: 'customs' },
        where: "It's at the airport or the port in Tanzania.",
        todo: 'Answer quickly if we ask for a document, and pay the duty, unless your quote or invoice includes it (DDP).',
        yours: true,
      },
      {
        name: 'Out for delivery',
        picture: { scene: 'door' },
        where: 'The driver is on the way to you.',
        todo: 'Keep your phone on, because the driver will call. Open the box the day it arrives.',
        yours: true,
      },
    ],
  },
};

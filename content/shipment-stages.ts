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
    stages: [
      {
        name: 'Booked',
        picture: { scene: 'shop' },
        where: 'The goods are still with the sender or the shop.',
        turn: 'Keep your number',
        todo: 'You have your tracking number. If an invoice came with your booking, pay it.',
        pays: false,
      },
      {
        name: 'Received',
        picture: { scene: 'office' },
        where: "The goods are at our office or our partner's abroad, weighed and measured.",
        turn: 'Pay the invoice',
        todo: 'We send the invoice now, unless you got it with your booking. Your shipment leaves once you have paid it in full.',
        pays: true,
      },
      {
        name: 'In Transit',
        picture: { scene: 'plane' },
        where: 'The goods are on a plane or a ship to Tanzania.',
        turn: 'Nothing to do',
        todo: 'It takes {air.time} by air from Dubai, and {sea.time} by sea from most countries.',
        pays: false,
      },
      {
        name: 'Customs clearance',
        picture: { scene: 'customs' },
        where: 'The goods are at the airport or the port in Tanzania.',
        turn: 'Pay the duty',
        todo: 'If your quote or invoice includes the duty (DDP), you pay nothing here. Answer quickly if we ask for a document.',
        pays: true,
      },
      {
        name: 'Out for delivery',
        picture: { scene: 'door' },
        where: 'The driver is on the way to you.',
        turn: 'Answer your phone',
        todo: 'You get a call first. Open the box the day it arrives.',
        pays: false,
      },
    ],
  },
};

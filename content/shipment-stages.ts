import type { ShipmentStages } from './schema/shipment-stages';

/** Every page that speaks of bookings, invoices and deadlines tells it as it stands here. */
export const shipmentStages: ShipmentStages = {
  cases: {
    caption: 'What comes when, if weight and size are known from the start and if they are not',
    columns: ['Stage', 'Weight and size known', 'Weighed first, then invoiced'],
    rows: [
      [
        'Usual for',
        'Freight by quote: cartons, pallets, containers',
        'Online Purchase, Buy For Me and Door-to-Door',
      ],
      [
        'Booking',
        'You accept the quote. You get the tracking number.',
        'You book in the customer portal. You get the tracking number.',
      ],
      [
        'Invoice',
        'With the booking',
        'After we have received, weighed and measured the goods abroad',
      ],
      [
        'Full payment',
        'Before we book space for the goods',
        'Before the goods leave our office abroad',
      ],
      [
        'Dispatch',
        'Once the goods are with us and the invoice is paid in full',
        'Once the invoice is paid in full',
      ],
      [
        'Duty and taxes',
        'Paid by the recipient when customs has assessed them, unless the quote says DDP (Delivered Duty Paid)',
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
    yourTurn: 'Your turn:',
    stages: [
      {
        name: 'Booked',
        where: 'With the sender or the store. The tracking number exists from now on.',
        todo: 'if weight and size were known, pay the invoice that came with the booking.',
        yours: true,
      },
      {
        name: 'Received',
        where: 'At our office abroad, or with a partner where we have none, weighed and measured',
        todo: 'if no invoice came with the booking, it comes now. The shipment leaves after full payment.',
        yours: true,
      },
      {
        name: 'In Transit',
        where: 'On a flight or a ship',
        todo: 'Nothing to do. Sea cargo can show this stage for weeks.',
        yours: false,
      },
      {
        name: 'Customs clearance',
        where: 'At the airport or port in Tanzania',
        todo: 'answer quickly if we ask for a paper, and pay the duty unless it was DDP.',
        yours: true,
      },
      {
        name: 'Out for delivery',
        where: 'On a van near you',
        todo: 'keep your phone on, for the driver calls. Open the box on the day it comes.',
        yours: true,
      },
    ],
  },
};

import type { Page } from '../schema/page';

export const page: Page = {
  name: 'Reviews',
  updated: '2026-11-22',
  meta: {
    title: 'Reviews of shipping with Nectarine',
    description:
      'What a useful review of a shipment to Tanzania tells: what was shipped, how long it took, what went wrong. And how to leave yours.',
    keywords: ['Nectarine reviews', 'shipping to Tanzania reviews', 'customer experience'],
  },
  aliases: ['/about/reviews'],
  sections: [
    {
      kind: 'page-hero',
      heading: 'Reviews',
      lead: "The reviews on this page are examples that we wrote ourselves. They show what is useful to know about a shipment, until customers' own reviews take their place.",
      actions: [
        { label: 'Leave a review', fragment: 'leave-a-review' },
        { label: 'Get a quote', page: 'get-quote' },
      ],
      motif: 'star',
    },
    {
      kind: 'testimonials',
      heading: 'Example reviews',
      items: [
        {
          quote:
            'I teach chemistry and needed forty second-hand textbooks from England. They weighed more than I did. Nectarine told me to wait for the ship, and that advice alone saved me half a term of salary.',
          author: 'Neema K.',
          role: 'Teacher',
          location: 'Moshi',
          rating: 5,
          initial: 'N',
          example: true,
        },
        {
          quote:
            'Sewing machine parts from Guangzhou in eight days. My supplier had written the wrong value on the invoice and their people saw it before the flight, not after.',
          author: 'Rashid M.',
          role: 'Tailoring workshop',
          location: 'Tanga',
          rating: 5,
          initial: 'R',
          example: true,
        },
        {
          quote:
            'The goods came in good order, but tracking showed nothing for two days and I thought the box was lost. Support answered the next morning. I would like the updates to be faster.',
          author: 'Upendo S.',
          role: 'Online shopper',
          location: 'Dodoma',
          rating: 4,
          initial: 'U',
          example: true,
        },
        {
          quote:
            'We bring brake pads and filters from Dubai every month. Since we consolidate, I pay for one box where I used to pay for five, and I know the tax before it comes.',
          author: 'Baraka J.',
          role: 'Auto parts store',
          location: 'Mwanza',
          rating: 5,
          initial: 'B',
          example: true,
        },
        {
          quote:
            'My blender arrived with a cracked jar. I had taken full cover, sent photos the same evening, and the claim was paid in a week. I took off one star because the box should have been packed better.',
          author: 'Zawadi P.',
          role: 'Online shopper',
          location: 'Dar es Salaam',
          rating: 4,
          initial: 'Z',
          example: true,
        },
        {
          quote:
            'A camera lens from Germany reached me here on the island in six days, with the duty paid and a call before the driver came.',
          author: 'Khamis A.',
          role: 'Wedding photographer',
          location: 'Zanzibar',
          rating: 5,
          initial: 'K',
          example: true,
        },
        {
          quote:
            'Ten days from the USA became sixteen because a permit for my water-testing kit was missing. They had warned me that it might be needed and I did not listen. Three stars for the wait, none lost for honesty.',
          author: 'Elia T.',
          role: 'Borehole contractor',
          location: 'Iringa',
          rating: 3,
          initial: 'E',
          example: true,
        },
        {
          quote:
            'I do not have a card for foreign stores. I sent the link, paid with M-Pesa, and my daughter had her tablet before school opened.',
          author: 'Mwajuma H.',
          role: 'Parent',
          location: 'Morogoro',
          rating: 5,
          initial: 'M',
          example: true,
        },
        {
          quote:
            'Two pallets of coffee-roasting equipment by sea from the Netherlands, five weeks to the port and one more to our door. The customs desk explained each line of the assessment to us.',
          author: 'Atu N.',
          role: 'Coffee roaster',
          location: 'Mbeya',
          rating: 5,
          initial: 'A',
          example: true,
        },
        {
          quote:
            'Delivery inside Arusha was the same day that the goods were released. The driver could not find our street at first, so put a landmark in your address.',
          author: 'Lomayani L.',
          role: 'Lodge manager',
          location: 'Arusha',
          rating: 4,
          initial: 'L',
          example: true,
        },
      ],
    },
    {
      kind: 'points',
      layout: 'columns',
      heading: 'What makes a shipment go well',
      background: 'linen',
      items: [
        {
          title: 'Send heavy goods by sea',
          icon: 'ship',
          text: [
            'Books, machines and furniture cost less by ship. ',
            { text: 'How to choose', page: 'blog/best-shipping-options' },
            '.',
          ],
        },
        {
          title: 'Ask about permits first',
          icon: 'document',
          text: [
            'A missing permit keeps goods at the airport for days. ',
            { text: 'What customs asks for', page: 'blog/customs-brokerage-guide' },
            '.',
          ],
        },
        {
          title: 'Insure what is valuable',
          icon: 'shield',
          text: [
            'Claims must be raised within {claims.deadline} of receipt. ',
            { text: 'Cover and claims', page: 'help/insurance-claims' },
            '.',
          ],
        },
        {
          title: 'Give the driver a landmark',
          icon: 'pin',
          text: 'Add a school, a mosque or a filling station to the address, and a phone number that is switched on.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'leave-a-review',
      heading: 'Leave a review',
      items: [
        {
          title: 'Wait until you have the goods',
          text: 'Open the box first, so that you can say how the goods arrived.',
        },
        {
          title: 'Write to us with your tracking number',
          text: 'Say what you shipped, from where, how many stars from 1 to 5, and why. We publish your first name, initial and town, nothing else.',
        },
        {
          title: 'Something wrong? Report it instead',
          text: [
            'A review does not open a case. For damage, ',
            { text: 'file a claim', page: 'help/file-claim' },
            '. For loss or delay, use the ',
            { text: 'issue report', page: 'help/report-issue' },
            '; support reviews it within {support.review} on working days.',
          ],
        },
      ],
      actions: [{ label: 'Write your review', page: 'contact' }],
    },
  ],
};

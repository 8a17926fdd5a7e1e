import type { Page } from './schema/page';

export const page: Page = {
  name: 'Page not found',
  updated: '2026-11-22',
  meta: {
    title: 'Page not found (404) | Nectarine',
    description:
      "There's no page at this address. Go back to the home page, contact support or try one of the pages people look for most.",
    keywords: ['page not found', '404', 'Nectarine'],
  },
  sections: [
    {
      kind: 'not-found',
      picture: { scene: 'not-found' },
      code: '404',
      heading: 'Page not found',
      text: 'Only this page is lost, not your parcel. The address may be mistyped, or the page may have moved.',
      parcel: {
        text: 'Looking for your parcel?',
        link: { label: 'Track it', page: 'tracking' },
      },
      actions: [
        { label: 'Back to Home', page: 'home' },
        { label: 'Contact Support', page: 'contact' },
      ],
      suggestionsHeading: 'You may be looking for',
      suggestions: [
        { label: 'Online purchase', page: 'services/online-purchase' },
        { label: 'Track a shipment', page: 'tracking' },
        { label: 'Get a quote', unregistered: '/quote' },
        { label: 'Frequently asked questions', page: 'help/faq' },
        { label: 'Contact us', page: 'contact' },
        { label: 'What is Nectarine', page: 'about' },
      ],
    },
  ],
};

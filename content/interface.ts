import type { Words } from './schema/words';

/** Labels of components that no page's content contains: header, footer, boards, slides, dates. */
export const words = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  breadcrumbs: 'Breadcrumbs',
  menu: 'Menu',
  closeMenu: 'Close menu',
  mobileMenu: 'Site menu',
  /** What visitors without a network see. */
  offline: {
    offline: "You're offline. This page is from {day}.",
    slow: 'Your connection is slow. This page is from {day}.',
    missing: "You're offline",
    kept: "This page isn't saved on this device. These pages are:",
  },
  /** On every page, while a message on this device is unsent or its arrival is unconfirmed. */
  unsent: {
    text: 'A message on this device may not have been sent yet.',
    link: 'See it',
  },
  /** For visitors who put the site on their home screen: a long press shows the shortcuts. */
  installed: {
    shortcuts: {
      track: 'Track a shipment',
      quote: 'Get a quote',
      calculator: 'Estimate a price',
    },
    screenshots: {
      phone: 'The home page on a phone: routes, prices and times',
      desktop: 'The home page on a computer: routes, prices and times',
    },
  },
  logoLabel: 'Nectarine, home page',
  shortcuts: 'Shortcuts',
  chat: 'Chat with us on WhatsApp',
  scrollToTop: 'Scroll to top',
  onThisPage: 'On this page',
  inShort: 'In short',
  rating: '{rating} out of 5 stars',
  previousSlide: 'Previous reviews',
  nextSlide: 'Next reviews',
  slide: 'Reviews, page {number} of {total}',
  lastUpdated: 'Last updated',
  editorial: 'Who writes and checks our pages',
  companyFacts: {
    caption: 'How Nectarine is registered',
    columns: { fact: 'Fact', value: 'As registered' },
    name: 'Legal name',
    registration: 'Company registration (BRELA)',
    taxNumber: 'Taxpayer number (TIN)',
    license: '{name}, {authority}',
  },
  /** Where a page shows facts that `content/site.ts` lists as placeholders. */
  placeholder: {
    offices: 'Ask us for the street address before you visit or send anything.',
    legal:
      "Placeholder: the name and numbers below aren't real yet. Until they are, ask us for copies of our certificates and check those.",
  },
  readingTime: '{minutes}-minute read',
  /** The date below the heading of an article. */
  published: 'Published',
  recommended: 'Recommended',
  example: 'Example',
  /** What the company does, for search engines. */
  serviceType: 'Freight forwarding',
  /** Alternative text of the picture that a shared link shows. */
  sharePicture: 'Nectarine: {page}',
  priceFrom: 'from {amount}',
  /** What is left of a member's discount after the yearly fee. */
  balance: { even: '0', left: '+{amount}', missing: '−{amount}' },
  homeMap: 'Map: {origins.count} routes, one from each origin, meet in Dar es Salaam',
  board: {
    from: 'From',
    byAir: 'By air',
    bySea: 'By sea',
    rate: 'Air rate',
    /** How the drawing shows a delivery time. */
    arrival:
      'The thick part of a bar shows when your shipment should arrive. The days in brackets include weekends.',
    /** Above the drawn times: days from departure. */
    days: 'Days',
    /** Next to a bar: a time in business days, and the calendar days of the bar. */
    withWeekends: '{time} ({days})',
    /** The same times for screen readers. */
    times: '{air} by air, {sea} by sea.',
    /** Before the last of several origins. */
    and: 'and',
    inShillings: 'about {amount}',
    order: 'Sort by',
    orders: { popular: 'Popular', time: 'Fastest', price: 'Cheapest' },
    link: 'Learn More',
  },
  notice: { close: 'Dismiss' },
  footer: {
    quickLinks: 'Quick links',
    popularServices: 'Popular services',
    reach: 'Reach us',
    social: 'Follow us',
    legal: 'Legal',
    /** A proverb, as every kanga carries one: in Swahili, with its meaning. */
    saying: 'Haba na haba hujaza kibaba',
    sayingMeans: 'Little by little, the measure fills.',
    rights: '© {year} {name}. All rights reserved.',
    newsletterHeading: 'Get new rates and sailing dates by email',
    newsletterField: 'Email address',
    newsletterButton: 'Sign up',
    newsletterPage: 'Sign up on the newsletter page',
  },
} as const satisfies Words;

import type { Navigation } from './schema/navigation';

/** Menus. Services, help topics and origins enter by themselves from their folders. */
export const navigation: Navigation = {
  home: { label: 'Home', page: 'home' },
  contact: { label: 'Contact Us', page: 'contact' },
  quote: { label: 'Get a Quote', page: 'get-quote' },
  menus: [
    {
      id: 'services',
      label: 'Services',
      entries: { pagesOf: 'services' },
      index: { label: 'All services', page: 'services' },
    },
    {
      id: 'about',
      label: 'About Us',
      entries: {
        links: [
          { label: 'Why Choose Us', page: 'about/why-choose-us' },
          { label: 'Licences', page: 'about/licences' },
          { label: 'Membership', page: 'membership' },
          { label: 'Reviews', page: 'reviews' },
          { label: 'Press', page: 'press' },
          { label: 'Blog', page: 'about/blog' },
          { label: 'Careers', page: 'careers' },
        ],
      },
      index: { label: 'About Nectarine', page: 'about' },
    },
    {
      id: 'help',
      label: 'Help Center',
      entries: { pagesOf: 'help', first: [{ label: 'What can I ship?', page: 'goods' }] },
      index: { label: 'Help Center home', page: 'help' },
    },
    {
      id: 'routes',
      label: 'Shipping From',
      entries: { pagesOf: 'routes' },
      index: { label: 'All shipping routes', page: 'shipping-routes' },
    },
  ],
  drawer: [
    { label: 'Home', page: 'home' },
    { label: 'About Us', page: 'about' },
    { label: 'Services', page: 'services' },
    { label: 'Help Centre', page: 'help' },
    { label: 'Shipping Routes', page: 'shipping-routes' },
    { label: 'Contact Us', page: 'contact' },
    { label: 'What can I ship?', page: 'goods' },
    { label: 'Track a shipment', page: 'tracking' },
    { label: 'Estimate a price', page: 'help/shipping-tools', fragment: 'calculator' },
    { label: 'Get a Quote', page: 'get-quote' },
  ],
  footer: {
    quickLinks: [
      { label: 'Track a shipment', page: 'tracking' },
      { label: 'Shipping routes', page: 'shipping-routes' },
      { label: 'What can I ship?', page: 'goods' },
      { label: 'How it works', page: 'help/how-it-works' },
      { label: 'FAQ', page: 'help/faq' },
      { label: 'Contact us', page: 'contact' },
    ],
    popularServices: [
      { label: 'Online Purchase', page: 'services/online-purchase' },
      { label: 'Door-to-Door', page: 'services/door-to-door' },
      { label: 'Sea & Air Freight', page: 'services/sea-air-freight' },
      { label: 'Local Delivery', page: 'services/local-delivery' },
    ],
    legal: [
      { label: 'Terms', page: 'help/terms' },
      { label: 'Privacy policy', page: 'help/privacy-policy' },
      { label: 'Payment policy', page: 'help/payment-policy' },
    ],
  },
};

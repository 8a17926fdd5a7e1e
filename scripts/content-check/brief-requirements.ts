/** What the brief fixes on each page by its id: times, prices, limits, claims, wording. */
const ofPages: Readonly<Record<string, readonly string[]>> = {
  home: [
    ...['5-7 days', 'Get FREE Quote', 'Track My Package', '10,000+', 'Up to 60%', 'Free packaging'],
    ...['Online Purchase', 'Most Popular', 'Save 40%'],
    ...['Door-to-Door', 'Premium', 'from $25'],
    ...['Local Delivery', 'Fast', 'from $5'],
    ...['Sea & Air Freight', 'Best Value', 'Save 70%'],
    ...['10K+', '50K+', '10+', '98%'],
    ...['7-10 days', '5-9 days', '4-7 days'],
    ...['Shipping Tools', 'Track Shipment', 'Cost Calculator', 'Get In Touch'],
  ],
  contact: [
    ...['Monday-Friday 9:00 AM-5:00 PM', 'Start Chat'],
    ...['Dar es Salaam', 'California', 'Milton Keynes', 'Dubai', 'Guangzhou'],
  ],
  tracking: ['NL1234567890TZ', "Can't Find Your Tracking Number", 'Recent Shipment Updates'],
  'get-quote': [
    ...['60 seconds', 'Request Quote', 'Why Request a Quote', 'Ready to Ship', 'Contact Support'],
    ...['Air Freight', 'Cargo Insurance', 'E-Commerce Fulfillment', 'South Africa', 'India'],
  ],
  services: [
    ...['Online Purchase', 'Buy For Me', 'Door-to-Door', 'Fulfillment', 'Local Delivery'],
    ...['Sea & Air Freight', 'Customs Brokerage', 'Warehousing'],
    'Contact Us For Custom Solutions',
  ],
  'shipping-routes': [
    ...['7-10 days', '5-7 days', '5-9 days', '4-7 days', '3-7 days', '5-8 days', '3-6 days'],
    ...['3-5 days', 'Learn More', 'Get a Quote', 'Contact Us', 'not guaranteed'],
  ],
  membership: [
    ...['Basic', 'TZS 50,000', 'per year', '5%'],
    ...['Premium', 'TZS 100,000', '15%', 'up to 1 kg', 'Dedicated account manager', 'up to 20%'],
  ],
  help: [
    ...['Shipping', 'Payments', 'Account', 'Return Policy', 'Contact Support', '24/7 support'],
  ],

  'services/online-purchase': ['7-12 days'],
  'services/buy-for-me': ['small service fee', 'size and weight'],
  'services/door-to-door': ['3-10 business days'],
  'services/sea-air-freight': ['3-7 days', '3-6 weeks'],
  'services/local-delivery': [
    ...['Same-day', 'in select cities', 'Next-day', 'to nearby regions', '1-3 business days'],
    ...['Dar es Salaam', 'Arusha', 'Dodoma', 'Mwanza', 'Mbeya', 'on request', '24-48 hours'],
  ],
  'services/warehousing': ['Dar es Salaam', 'Arusha', 'Mwanza'],
  'services/customs-brokerage': ['DDP', 'Delivered Duty Paid'],

  'about/why-choose-us': ['99%', '4.9/5', '24/7', '$50M+'],

  'routes/canada': ['7-10 business days', '4-6 weeks', '$15 / kg'],
  'routes/china': ['5-9 days', '3-5 weeks', '$13.50 / kg'],
  'routes/dubai': ['3-7 days', '2-4 weeks', '$13.50 / kg'],
  'routes/uk': ['5-7 days', '3-5 weeks', '£7 / kg'],
  'routes/usa': ['7-10 days', '3-4 weeks', '$15 / kg'],
  'routes/south-korea': ['5-8 days', '2-3 weeks', '$15 / kg'],
  'routes/hong-kong': ['4-7 business days', '2-4 weeks', '$15 / kg'],
  'routes/france': ['3-6 business days', '3-5 weeks', '€13.50 / kg'],
  'routes/germany': ['4-7 business days', '3-6 weeks', '€13.50 / kg'],
  'routes/netherlands': ['3-5 business days', '4-6 weeks', '€13.50 / kg'],

  'help/faq': [
    'Frequently Asked Questions',
    'Get quick answers to common questions about our services.',
    ...['General Questions', 'Pricing and Payments', 'Delivery & Shipping Times'],
    ...['Customs and Prohibited Items', 'Still Have Questions?', 'Contact Support'],
    ...['3-7 business days', '3-5 business days', '7-14 business days', '1-3 business days'],
    ...['24-48 hours', 'M-Pesa, Tigo Pesa, Airtel Money', 'local offices only', 'credit terms'],
    ...['after full payment of the invoice', 'DDP (Delivered Duty Paid)'],
    ...['live animals', 'perishable foods', 'currency', 'jewelry or antiques unless arranged'],
    ...['$100', '3 days of receipt', '72 hours of delivery', '5-7 business days', '14 days'],
  ],
  'help/report-issue': ['24 hours', 'NL1234567890TZ', 'PNG, JPG or PDF', '10MB'],
  'help/file-claim': ['3 days', 'PNG, JPG or PDF', '10MB'],
  'help/how-to-guides': ['24-48 hours'],
  'help/prohibited-items': [
    ...['Explosives and fireworks', 'Weapons and ammunition', 'Drugs', 'Perishable goods'],
    ...['Live animals', 'Hazardous chemicals', 'Counterfeit items', 'Cash and currency'],
    'Human remains',
  ],
  'help/insurance-claims': [
    ...['$100', 'declared value', '3 days of receipt', '72 hours of delivery'],
    ...['5-7 business days', '14 days'],
  ],
  'help/shipping-tools': ['NL1234567890TZ', '5000'],
  'help/payment-policy': [
    ...['M-Pesa', 'Tigo Pesa', 'Airtel Money', 'Bank transfer', 'PayPal', 'Cash'],
    ...['credit terms', 'full payment of the invoice'],
  ],
  'help/terms': ['April 30, 2025'],
};

/** What the brief fixes in files that are no pages, and on the page for unknown addresses. */
const ofFiles: Readonly<Record<string, readonly string[]>> = {
  navigation: [
    'Home, Services, About Us, Help Center, Shipping From, Contact Us',
    'Home, About Us, Services, Help Centre, Shipping Routes, Contact Us, Get a Quote',
  ],
  'not-found': ['404', 'Back to Home', 'Contact Support'],
  error: ['Unexpected Application Error!'],
  forms: [
    "Your message has been sent successfully. We'll get back to you soon.",
    'There was an error sending your message. Please try again later.',
    ...['Sending...', 'Tracking...', 'Submitting...', 'Calculating...', 'In Transit'],
    ...['Air Freight', 'Sea Freight', 'Customs Clearance', 'Door-to-Door Delivery'],
    ...['Local Delivery', 'Package Consolidation', 'Cargo Insurance', 'E-Commerce Fulfillment'],
    ...['Tanzania', 'Full name is required', 'Invalid email address', 'Phone number is required'],
    ...['Select at least one service', 'Origin country is required', 'Type of goods is required'],
    ...['Destination country is required', 'Weight is required', 'Length is required'],
    ...['Width is required', 'Height is required', 'Please select a preferred shipping date'],
    ...['Full name must be at least 2 characters', 'Please enter a valid email address'],
    ...['Please enter a valid phone number', 'Tracking number is required'],
    ...['Please provide a detailed description', 'You must agree to the terms'],
    ...['Please select an origin country.', 'Weight must be at least 0.1 kg.'],
    ...['Weight', 'Length', 'Width', 'Height'].map((side) => `${side} must be a positive number.`),
    ...['Length', 'Width', 'Height'].map((side) => `${side} must be at least 1 cm.`),
  ],
};

/** What every route page of the brief contains, except Hong Kong's extra services. */
const onEveryRoute = [
  ...['Get a Quote', 'Learn How It Works', 'Shipping Options', 'Air Freight', 'Sea Freight'],
  ...['small to medium packages', 'urgent deliveries', 'high-value electronics'],
  ...['large or heavy items', 'bulk shipments', 'cost-sensitive cargo'],
  ...['Estimated Delivery Times', 'Pricing Details', 'Extra Services'],
  'vary with customs clearance and local delivery',
];

const commonExtraServices = [
  ...['Warehouse consolidation', 'Door-to-door delivery', 'Customs assistance'],
  'Priority handling for business orders',
];

/** The value of an origin in the calculator's list, as a text of its own. */
export const calculatorValue = (origin: string) => `calculator value ${origin}`;

/** The ten origins of the brief: their value in the calculator, and where their quote button leads. */
const origins = {
  canada: { value: 'canada', quote: '/quote' },
  china: { value: 'china', quote: '/quote' },
  dubai: { value: 'dubai', quote: '/quote' },
  uk: { value: 'uk', quote: 'get-quote' },
  usa: { value: 'usa', quote: 'get-quote' },
  'south-korea': { value: 'southKorea', quote: '/quote' },
  'hong-kong': { value: 'hongKong', quote: '/quote' },
  france: { value: 'france', quote: '/quote' },
  germany: { value: 'germany', quote: '/quote' },
  netherlands: { value: 'netherlands', quote: '/quote' },
};

/** What the brief fixes, by the id of its page or the name of its file. */
export const figuresOfPages: Readonly<Record<string, readonly string[]>> = {
  ...ofPages,
  ...ofFiles,
  ...Object.fromEntries(
    Object.entries(origins).map(([slug, { value, quote }]) => [
      `routes/${slug}`,
      [
        ...(ofPages[`routes/${slug}`] ?? []),
        ...onEveryRoute,
        ...(slug === 'hong-kong' ? [] : commonExtraServices),
        ...[calculatorValue(value), quote],
      ],
    ]),
  ),
};

import type { RoutePage } from './schema/route-page';

/** Words in braces are filled in by the page: leave them as they are. */
export const routePage: RoutePage = {
  meta: { title: 'Cargo from {origin} to Tanzania: {rate} per kg by air' },
  answer:
    'Shipping from {origin} to Tanzania takes {air} by air at {rate} per kg, or {sea} by sea.',
  hero: {
    heading: 'Shipping from {origin} to Tanzania',
    quoteLabel: 'Get a Quote',
    learn: { label: 'Learn How It Works', page: 'help/how-it-works' },
  },
  map: {
    alternative: 'Map of the route from {city} to Dar es Salaam, by air and by sea',
    airDistance: '{distance} by air',
    seaDistance: '{distance} by sea, on the usual course',
    regions: [
      { name: 'Africa', coordinates: [20, 12] },
      { name: 'Europe', coordinates: [15, 50] },
      { name: 'Asia', coordinates: [95, 38] },
      { name: 'India', coordinates: [78, 22] },
      { name: 'Arabia', coordinates: [45, 23] },
      { name: 'North America', coordinates: [-98, 45] },
      { name: 'Indian Ocean', coordinates: [74, -6] },
      { name: 'Atlantic Ocean', coordinates: [-38, 30] },
      { name: 'Pacific Ocean', coordinates: [-165, 20] },
    ],
  },
  byAir: 'By air',
  bySea: 'By sea',
  options: {
    heading: 'Shipping Options',
    air: {
      title: 'Air Freight',
      text: 'For small to medium packages, urgent deliveries and high-value electronics',
    },
    sea: {
      title: 'Sea Freight',
      text: 'For large or heavy items, bulk shipments and cost-sensitive cargo',
    },
  },
  times: {
    heading: 'Estimated Delivery Times',
    counted: 'We count from the day your paid shipment leaves our office, or our partner there:',
    note: 'Times are estimates. They can vary with customs clearance and local delivery.',
    clock: {
      heading: 'From your order to your door, by air',
      shop: 'From the shop to our office',
      wait: 'Packing, waiting for a flight',
      air: 'By air, weekends included',
      note: 'Packing and the wait for a flight take about {wait}. Ask us when the next one leaves.',
    },
  },
  goods: {
    heading: 'What people bring from {origin}',
    text: 'They mostly bring {goods}. See what these cost:',
    all: 'Total with the goods',
    beforeFreight: 'Without sea freight',
  },
  pricing: {
    heading: 'Pricing Details',
    rate: 'By air you pay {rate} per kg',
    chargeable:
      'We charge by weight or by size, whichever comes to more. The weight by size is called volumetric weight: length × width × height in cm ÷ {divisor}.',
    parcel: {
      size: '{length} × {width} × {height} cm',
      volumetric: 'By size',
      actual: 'On the scale',
      kilograms: '{weight} kg',
      charged: 'charged',
      price: '{price} by air',
    },
    own: {
      cubicMetre: 'A cubic metre by sea: {price}',
      minimum: 'The least that sea freight costs: {price}',
      container20: 'A 20-foot container: {price}',
      container40: 'A 40-foot container: {price}',
      barrel: 'A barrel by sea: {price}',
      car: 'A car by sea: {price}',
      collection: 'Collection from the sender: {price}',
      dropOff: 'Drop-off at our office: {price}',
    },
  },
  particularsHeading: 'Good to know',
  extraServices: {
    heading: 'Extra Services',
    text: 'We can add [warehouse consolidation](services/warehousing), [door-to-door delivery](services/door-to-door), [customs assistance](services/customs-brokerage) and priority handling for business orders.',
    services: ['services/warehousing', 'services/door-to-door', 'services/customs-brokerage'],
  },
  contact: { label: 'Contact our office', page: 'contact' },
};

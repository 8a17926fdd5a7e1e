import type { SceneTexts } from './schema/picture';

/** What the scenes show, for people who cannot see them. The objects stand next to their names. */
export const pictures: SceneTexts = {
  scenes: {
    about: 'A suitcase that is packed full, and next to it the things that did not fit.',
    'air-freight-benefits': 'A plane on the apron: its hold is open, and cartons go up the belt.',
    'best-shipping-options': 'A plane and a ship on the two pans of one balance.',
    'buy-for-me': 'A shopping list with ticks, between shop bags and the things that were bought.',
    canada:
      'A lake in Canada: red maples, a log house, a canoe, snow on the mountains and a loaded pickup.',
    car: 'A car rolls down the ramp of its ship onto the quay.',
    careers: 'A free place at the packing table, with a vest on the hook and a key card.',
    china:
      'A market street in Guangzhou: arcades, stalls, a loaded cargo trike and the tower behind.',
    contact: 'Five offices on five small islands, with Dar es Salaam in front.',
    customs: 'A customs post: a barrier, a desk with a stamp, and parcels that wait.',
    'customs-brokerage': 'A stamped form under the container that it lets through.',
    'customs-brokerage-guide':
      'An open book out of which a customs barrier and its house stand up.',
    door: 'A parcel in front of a carved door under a palm.',
    'door-to-door':
      'A dotted line leads from a brick doorstep abroad to a carved door on the coast.',
    dubai:
      'The creek of Dubai: wooden dhows are loaded at the wharf under wind towers and a very tall one.',
    france: 'A corner of Paris: zinc roofs, a café, plane trees and the iron tower behind.',
    fulfillment:
      'A packing line: goods come off the shelf, into a carton, over the scale and away.',
    germany:
      'A square in Germany: timbered houses, a church, a fountain, and a car that will travel.',
    help: 'A desk in the afternoon sun, with the papers that belong to a parcel.',
    'hong-kong':
      'The harbour of Hong Kong: a junk with red sails, a tram, a ferry, and towers on the hill.',
    insurance: 'A crate that fell on its way, and a vase in straw that arrived whole.',
    'local-delivery': 'A motorcycle and a bajaji on their way to the house under the pin.',
    membership: "A member's card, and a shelf where parcels wait for each other.",
    netherlands:
      'A canal in the Netherlands: gabled houses, a bridge, a barge with crates, tulips and a windmill.',
    newsletter: 'A letter box under a mango tree, with letters that have just come.',
    'not-found': 'A carton alone on a sandbank at low tide.',
    office: 'Our office: parcels on shelves, one of them on the scale at the counter.',
    'online-purchase': 'A phone as a shop with an awning, a trolley and the first cartons outside.',
    papers: "A taxpayer's certificate, an invoice, a list and a stamp on a desk.",
    plane: 'A cargo plane above the clouds.',
    port: 'The port of Dar es Salaam: a container ship at the quay, cranes, palms and houses, and a plane above.',
    'port-charges': 'A container over the quay, a clock that counts, and coins on a scale.',
    press: 'Newspapers with a ship on the front page, a microphone and a camera.',
    quote: 'A parcel on the scale, a tape along it, and the price on a board.',
    reviews: 'Five stars on the wall over an open carton, and what was in it.',
    'sea-air-freight': 'A loaded ship under a plane, on one piece of sea.',
    shop: 'A small shop with an awning, and cartons by its door.',
    'south-korea':
      'A lane in Seoul: curved tiled roofs, jars, cherry trees, towers behind and a small lorry.',
    strip: 'Five stations in a row: a shop, our office, a plane, customs and a door on the coast.',
    tracking: 'A parcel on its dotted way across a folded map, from pin to pin.',
    uk: 'A street in the UK: brick terraces, a corner pub, a double-decker bus, and barrels on the pavement.',
    usa: 'A corner in the USA: fire escapes, water towers on the roofs, a taxi, and boxes on the steps.',
    warehousing: 'A warehouse with its front open: racks of goods, and a forklift with a pallet.',
    zanzibar:
      'Stone Town: coral houses, a carved door, balconies over a lane, and dhows at the shore.',
  },
};

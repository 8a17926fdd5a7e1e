import type { SceneTexts } from './schema/picture';

/** What the scenes show, for people who cannot see them. The objects stand next to their names. */
export const pictures: SceneTexts = {
  scenes: {
    canada:
      'A lake in Canada: red maples, a log house, a canoe, snow on the mountains and a loaded pickup.',
    china:
      'A market street in Guangzhou: arcades, stalls, a loaded cargo trike and the tower behind.',
    customs: 'A customs post: a barrier, a desk with a stamp, and parcels that wait.',
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
    'hong-kong':
      'The harbour of Hong Kong: a junk with red sails, a tram, a ferry, and towers on the hill.',
    'local-delivery': 'A motorcycle and a bajaji on their way to the house under the pin.',
    netherlands:
      'A canal in the Netherlands: gabled houses, a bridge, a barge with crates, tulips and a windmill.',
    office: 'Our office: parcels on shelves, one of them on the scale at the counter.',
    'online-purchase': 'A phone as a shop with an awning, a trolley and the first cartons outside.',
    plane: 'A cargo plane above the clouds.',
    port: 'The port of Dar es Salaam: a container ship at the quay, cranes, palms and houses, and a plane above.',
    'sea-air-freight': 'A loaded ship under a plane, on one piece of sea.',
    shop: 'A small shop with an awning, and cartons by its door.',
    'south-korea':
      'A lane in Seoul: curved tiled roofs, jars, cherry trees, towers behind and a small lorry.',
    uk: 'A street in the UK: brick terraces, a corner pub, a double-decker bus, and barrels on the pavement.',
    usa: 'A corner in the USA: fire escapes, water towers on the roofs, a taxi, and boxes on the steps.',
  },
};

import type { SceneTexts } from './schema/picture';

/** What the scenes show, for people who cannot see them. The objects stand next to their names. */
export const pictures: SceneTexts = {
  scenes: {
    about:
      'Somebody sits on a full suitcase so that it closes, and around it are the things that did not fit.',
    'air-freight-benefits':
      'A calendar as large as an apron: the plane has landed in its first week, and who waits for the ship sits in the last.',
    'before-loading':
      'A carton with a bow sits on the scale for its portrait, and three others wait for theirs.',
    'best-shipping-options':
      'A plane and a ship on the two pans of one balance: a woman brings a parcel to the plane, and a drum and boxes wait for the ship.',
    'beyond-tanzania':
      'Two countries are two pieces of a jigsaw: a lorry drives over the seam, past a sign that says goodbye to one that says welcome.',
    blog: 'A typewriter as large as a house: one writer jumps from key to key, and another corrects the page.',
    'buy-for-me':
      'A handcart piled high with what was bought, and the ticked list that trails behind it.',
    'buying-from-china':
      'A workshop in a shoe box: two people sew the same shoe, a third holds one up, and its buyer looks on through his phone.',
    'california-office':
      'A small warehouse of ours in California, between palms and by the ocean: a van is loaded at its gate.',
    canada:
      'A lake in Canada: somebody paddles a parcel to the jetty in a canoe, and a friend reaches for it. Behind are a log house, red maples and snow on the mountains.',
    car: 'A ship at the quay: a car on the ramp at its stern, a man who waves it on, and the owner of the car that has landed cheers.',
    careers:
      'Colleagues hold out a vest and bring tea to somebody new at the door. On the wall behind them the outline of a vest says "you".',
    china:
      'A market street in Guangzhou: arcades, stalls, a garden on a roof, a loaded cargo trike and the tower behind.',
    contact:
      'An office in the shape of a telephone, whose dial has five clocks, one for each office. A clerk at its counter greets a customer.',
    customs:
      'The gate of customs with a great stamp and its print on the roof: a lorry drives out, and an officer hands up a paper.',
    'customs-brokerage':
      'Our agent turns a great key in the lock of a container. An officer stamps the papers, and the owner waits with a cart.',
    'customs-brokerage-guide':
      'A maze of hedges: a parcel on wheels follows one red line to the open gate of customs.',
    'customs-sources':
      'The gate of customs is built of law books: a woman sits in it and reads, a man takes a book out, and an officer brings another.',
    disputes:
      'Two people on a seesaw that stands level, each with a half of the same broken vase. Between them an umpire under a parasol hears both.',
    door: 'A house on a door mat that says welcome: a rider gives a parcel to a woman in front of its carved door.',
    'door-to-door':
      'A bridge over the sea: a motorcycle takes a parcel from a red front door to a carved door on the coast, where a woman waits.',
    dubai:
      'Dubai Creek at sunset: porters push refrigerators to the wooden dhows at the wharf. Behind them are wind towers, the sun and a skyscraper.',
    editorial: 'An editor at her desk in the light of a lamp, who corrects a page in red.',
    faq: 'On the ground of a speech bubble two people talk over coffee, in front of a house with the sign "Questions?". A cat and a radio are next to them.',
    ferry:
      'The ferry to Zanzibar: passengers wave at its rail, drums and boxes stand on deck, and behind it are the houses of Stone Town.',
    'file-claim':
      'A broken pot, taller than a woman, put together again with gold: she brings its last piece, and the form lies in front of it.',
    'four-into-one':
      'Four bags and boxes from shops go down a slide into one carton on a scale, and a packer stands ready to close it.',
    france:
      'A café in Paris: two guests at a table, a waiter, a zinc roof, and the iron tower behind.',
    fulfillment:
      'One shoe has left a gap on its shelf: a packer holds it up over a carton, and a motorcycle takes the next cartons away along an arrow.',
    germany:
      'A square in Germany, with timbered houses, a church, a fountain and a car ready for shipping.',
    goods:
      'A stall with what people bring: fabrics, a television, a guitar, a laptop, a barrel and a motorcycle.',
    help: 'An island in a lifebelt: the arms of its signpost ask for the price, customs, payment, when and where.',
    'hong-kong':
      'The harbour of Hong Kong in the evening: a junk with red sails, a tram, a ferry, and towers with lit windows.',
    'how-to-guides':
      'Packing in three steps on a carton laid open: a woman wraps a large vase, lowers it into a carton, and sits on the closed carton with a cup of tea.',
    insurance:
      'A vase in a crate full of straw, whole, under an umbrella. Its owner is glad, and a dented carton stands next to it.',
    'landed-cost':
      'A stair of the layers of a price: goods, freight, customs, delivery. A parcel gets a tag on each step, and its owner cheers at the door marked full price.',
    licences:
      'A framed licence as tall as a house: a woman reads its number, which is large in her magnifying glass, and a cat sits on the frame.',
    'local-delivery':
      'Dusk in Dar es Salaam: a rider comes along the lane in the light of his lamp, and a woman waves at her lit gate.',
    membership:
      'One woven basket as large as a house: people bring it the parcels of many shops, and a member holds up her card in front.',
    mwanza:
      'The lake at Mwanza: a warehouse on the shore, a boat at the landing stage, and rocks that stand in the water.',
    netherlands:
      'A canal in the Netherlands: gabled houses, a bridge, a barge with crates, tulips and a windmill.',
    newsletter:
      'Over an envelope a bird as large as a boat brings a letter: a child on a shoulder reaches for it, and a woman reads the last one aloud.',
    'not-found': 'A carton with a cat on it, alone on an island with one palm.',
    office:
      'Our office is an open carton: a customer puts a parcel on the scale at the counter, and a cat sleeps on it.',
    'online-purchase':
      'A phone as tall as a house is the shop: a woman takes a shoe out of its screen, parcels slide out of it, and a rider collects them.',
    papers:
      "A file fanned open with its papers: a woman puts the last one in, an official stamps a sheet, and a taxpayer's card stands in front.",
    'payment-policy':
      'A kiosk with the sign "Pay here", whose counter is a great bank card: a customer holds her phone to it, and the clerk has her parcel ready.',
    pemba:
      'The clove harvest on Pemba: somebody on a ladder picks in a clove tree, cloves dry on two mats, and a dhow is at the beach.',
    pickup:
      'A red front door in London, on a card that calls hodi: an aunt hands a box to a driver, and his motorcycle waits.',
    plane:
      'A plane climbs over the sea. Below it are a dhow whose skipper waves, and two children who wave on the beach.',
    port: 'The port of Dar es Salaam: a container ship at the quay, cranes, palms and houses, and a plane above.',
    'port-charges':
      'A container that nobody fetched: a clerk chalks one more day on it, a tree grows on its roof, a goat eats, and the watchman sleeps.',
    press:
      'A ship folded out of a newspaper with containers on it, and a reporter on a jetty who films it.',
    'prohibited-items':
      'An officer lifts a burning firework rocket out of a present. Who wanted to send it covers her ears, and the scanner shows what it saw.',
    quote: 'A parcel on the dial scale of a market under a mango tree, and the price on a board.',
    'report-issue':
      'A damaged carton lies in a sick-bed with a plaster on it. Somebody listens to it, and its owner sits at the bed.',
    reviews:
      'At her door a woman has unpacked new shoes, and on a ladder a child sets the fourth of four great stars on the wall.',
    'sea-air-freight':
      'A running track, one of its lanes water: a loaded ship and a plane race on it. The signs at the end say weeks for the ship and days for the plane.',
    seller:
      'A seller at her counter writes an invoice by hand for the parcel next to it, and the buyer watches.',
    services:
      'Our counter at the quay: a customer brings a parcel, a rider takes one, and a ship and a plane are behind.',
    'shipment-problems':
      'A lorry that has stopped in the rain: its bonnet is open and steams, and its driver waits under an umbrella.',
    'shipping-routes':
      'The way into the harbour of Dar es Salaam: a lighthouse, a ship, a dhow, a plane and the town behind.',
    shop: 'A shoe shop abroad with one great shoe on its roof: an assistant at the door with a parcel in her hands, and a dog that waits.',
    'shop-addresses':
      'A wall of letter boxes with the sign "Your address": a clerk puts a parcel into one of them, and its owner holds her key high.',
    'south-korea':
      'A street in Seoul: a great tiled roof, a cherry tree in flower, a tower on its hill and a lorry that is being loaded.',
    strip:
      'Five stations along one road: a shop, our office, a plane, customs and a door on the coast.',
    'tariff-book':
      'An open tariff book: a shoe, a tractor and a phone stand on its pages, each with a sign for its rate of duty.',
    tracking:
      'A globe rises out of a phone: a plane draws its way from China to the pin in Dar es Salaam, and a woman waves to it.',
    uk: 'A street in the UK: a woman holds a carton to the slot of a pillar box that is far too small for it, and the postman throws up his hands.',
    usa: 'A street in the USA: brick houses with a fire escape and a water tower, a skyscraper behind, a taxi, and two people who fill a barrel.',
    'vehicle-tax':
      'The tax bill for a car comes out of a window and is as long as the car: its owner reads the end of it.',
    warehousing:
      'On a full rack one box is lit, with a cat asleep on it. Its keeper points at it with a finger to his lips, and its owner is glad.',
    'who-pays-less':
      'A tractor arrives at a school. With great scissors an officer cuts the ribbon in front of it, on which the tag with its tax hangs.',
    zanzibar:
      'Stone Town: coral houses, a carved door, balconies over a lane, and dhows at the shore.',
  },
};

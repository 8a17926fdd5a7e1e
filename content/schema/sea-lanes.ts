import type { z } from 'zod';
import type { coordinates } from './coordinates';

/**
 * The sea lanes between the origins' ports and Dar es Salaam: waypoints in open water, and the legs
 * between them. Deliberately coarse: enough to draw a plausible course and estimate its length to
 * the nearest hundred km. Never for navigation.
 *
 * No lane crosses the open Pacific: from the American west coast it would be some 6 % shorter than
 * via Panama, but no flat map shows both it and the air route in one piece.
 */
export const WAYPOINTS = {
  // Dar es Salaam and the western Indian Ocean
  darEsSalaam: [39.5, -6.75],
  zanzibarNorth: [40.2, -5.2],
  offMogadishu: [47.5, 1.8],
  offRasHafun: [52.4, 10.6],
  capeGuardafui: [51.8, 12.5],
  gulfOfAden: [47.5, 12.2],
  babElMandeb: [43.4, 12.45],
  southernRedSea: [41.2, 15.8],
  centralRedSea: [38.2, 20.8],
  northernRedSea: [34.7, 26.7],
  gulfOfSuez: [33.4, 28],
  suez: [32.68, 29.05],
  portSaid: [32.4, 31.7],
  capeDelgado: [41.6, -10.6],
  mozambiqueChannel: [41.5, -16],
  offDurban: [33, -30.5],
  offAlgoaBay: [27.5, -35],
  capeAgulhas: [20, -36],
  capeOfGoodHope: [17.5, -34.2],
  // The Gulf
  jebelAli: [54.9, 25.3],
  westOfHormuz: [55.8, 26],
  hormuz: [56.6, 26.6],
  offFujairah: [57, 25.4],
  gulfOfOman: [58.6, 25],
  rasAlHadd: [60.6, 22.4],
  eastOfSocotra: [55.8, 12.4],
  // The Mediterranean and western Europe
  southOfCrete: [24, 34],
  malta: [14.8, 35.4],
  sicilyChannel: [11.2, 37.5],
  offAlgiers: [3.5, 37.6],
  alboranSea: [-3.5, 36.2],
  gibraltar: [-5.7, 35.92],
  capeStVincent: [-9.6, 36.6],
  capeFinisterre: [-10.2, 43.4],
  ushant: [-6, 48.9],
  englishChannel: [-1, 50.1],
  doverStrait: [1.5, 51],
  southernNorthSea: [3, 52.2],
  offTexel: [4, 53.5],
  germanBight: [7.4, 54.1],
  canaryCurrent: [-18.8, 25],
  offDakar: [-18.5, 14.6],
  // The Americas
  offNewYork: [-73.2, 40.2],
  offHalifax: [-63, 44.2],
  panamaAtlantic: [-79.9, 9.7],
  panamaPacific: [-79.3, 8.3],
  offAzuero: [-79.8, 6.5],
  monaPassage: [-67.9, 18.4],
  offTehuantepec: [-95.5, 14.2],
  offManzanillo: [-105.5, 18.6],
  offBajaCalifornia: [-112.5, 22.8],
  offLosAngeles: [-118.6, 33.4],
  // Asia
  offKarachi: [66.6, 24.5],
  offMundra: [68.6, 22.2],
  offMumbai: [72.2, 18.8],
  offGoa: [73, 15.3],
  offCochin: [75.4, 9.8],
  capeComorin: [77.3, 7.6],
  eastOfSriLanka: [82.5, 7],
  offChennai: [80.8, 13.1],
  offSriLanka: [80.6, 5.4],
  maldives: [73.2, 1.6],
  northOfSeychelles: [55.5, -3.2],
  offAceh: [94.8, 6.3],
  malaccaNorth: [98.6, 5],
  malaccaSouth: [101.5, 2.3],
  westOfSingapore: [103.2, 1.05],
  singapore: [104.5, 1.25],
  southChinaSea: [109.8, 7.5],
  offVietnam: [111.6, 13],
  pearlRiver: [114, 21.7],
  taiwanStraitSouth: [118.2, 22.9],
  taiwanStraitNorth: [120.8, 25.9],
  eastChinaSea: [123.2, 30],
  yellowSea: [124.6, 34.5],
  incheon: [125.6, 37],
  koreaStrait: [128.6, 34.4],
} satisfies Record<string, z.infer<typeof coordinates>>;

export type Waypoint = keyof typeof WAYPOINTS;

/** Chains of waypoints; a ship may change from one to another wherever they share a waypoint. */
export const LANES: readonly (readonly Waypoint[])[] = [
  ['darEsSalaam', 'zanzibarNorth', 'offMogadishu', 'offRasHafun', 'capeGuardafui', 'gulfOfAden'],
  ['gulfOfAden', 'babElMandeb', 'southernRedSea', 'centralRedSea', 'northernRedSea', 'gulfOfSuez'],
  ['gulfOfSuez', 'suez', 'portSaid', 'southOfCrete', 'malta', 'sicilyChannel', 'offAlgiers'],
  ['offAlgiers', 'alboranSea', 'gibraltar', 'capeStVincent', 'capeFinisterre', 'ushant'],
  ['ushant', 'englishChannel', 'doverStrait', 'southernNorthSea', 'offTexel', 'germanBight'],
  ['capeStVincent', 'canaryCurrent', 'offDakar', 'capeOfGoodHope', 'capeAgulhas', 'offAlgoaBay'],
  ['offAlgoaBay', 'offDurban', 'mozambiqueChannel', 'capeDelgado', 'darEsSalaam'],
  ['jebelAli', 'westOfHormuz', 'hormuz', 'offFujairah', 'gulfOfOman', 'rasAlHadd'],
  ['rasAlHadd', 'eastOfSocotra', 'offMogadishu'],
  ['eastOfSocotra', 'gulfOfAden'],
  ['offNewYork', 'capeStVincent'],
  ['offHalifax', 'capeStVincent'],
  ['offLosAngeles', 'offBajaCalifornia', 'offManzanillo', 'offTehuantepec', 'offAzuero'],
  ['offAzuero', 'panamaPacific', 'panamaAtlantic', 'monaPassage', 'capeStVincent'],
  ['offMogadishu', 'offMumbai', 'offMundra', 'offKarachi'],
  ['offMumbai', 'offGoa', 'offCochin', 'capeComorin', 'offSriLanka'],
  ['offSriLanka', 'eastOfSriLanka', 'offChennai'],
  ['darEsSalaam', 'northOfSeychelles', 'maldives', 'offSriLanka', 'offAceh', 'malaccaNorth'],
  ['malaccaNorth', 'malaccaSouth', 'westOfSingapore', 'singapore', 'southChinaSea', 'offVietnam'],
  ['offVietnam', 'pearlRiver', 'taiwanStraitSouth', 'taiwanStraitNorth', 'eastChinaSea'],
  ['eastChinaSea', 'yellowSea', 'incheon'],
  ['offVietnam', 'taiwanStraitSouth'],
  ['eastChinaSea', 'koreaStrait'],
];

import type { OwnPrices } from './schema/own-prices';

/**
 * Our own prices. Fill in what is known: a text that refers to an empty price is left out of its
 * page, and no total counts it. With it, the text and the line of the total appear.
 */
export const ownPrices: OwnPrices = {};

/** Which color a piece of a cost has. */
export type CostTone =
  | 'goods'
  | 'freight'
  | 'duty'
  | 'excise'
  | 'levies'
  | 'vat'
  | 'port'
  | 'delivery';

/** A cost and its pieces, in whole shillings. */
export type CostPieces = {
  caption: string;
  parts: { label: string; amount: number; tone: CostTone }[];
  total: { label: string; amount: number };
  /** The value that customs charges on, where the pieces don't show it. */
  note?: string;
};

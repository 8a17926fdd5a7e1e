/** What a plan costs and gives. */
export type Plan = {
  name: string;
  /** Yearly fee in shillings. */
  fee: number;
  /** Percent off every shipping invoice. */
  discount: number;
};

type PlanWords = { name: string; price: string; features: readonly string[] };

/**
 * A plan as the page sells it: `TZS 50,000` and `5% shipping discount`, so that neither figure stands
 * anywhere twice. Throws when the words hold no such figures.
 */
export function planOf({ name, price, features }: PlanWords): Plan {
  const [, fee] = /^TZS ([\d,]+)$/.exec(price) ?? [];
  const [, discount] = /^(\d+)% shipping discount$/m.exec(features.join('\n')) ?? [];
  if (!fee || !discount) {
    throw new Error(
      `The plan "${name}" needs a price like "TZS 50,000" and "5% shipping discount"`,
    );
  }
  return { name, fee: Number(fee.replaceAll(',', '')), discount: Number(discount) };
}

/** What is left of the discount after the fee, for so much shipping in a year; shillings. */
export const balance = ({ fee, discount }: Plan, spending: number): number =>
  (spending * discount) / 100 - fee;

/** The spending at which a plan begins to pay. */
export const breakEven = ({ fee, discount }: Plan): number => (fee * 100) / discount;

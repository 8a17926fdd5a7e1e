import type { Customs } from '@/content/schema/customs';

/**
 * What the port takes of a customs value that arrives by sea: the quay fee (wharfage), and the VAT on
 * it.
 * @param value in shillings
 * @returns shillings, rounded
 */
export function quayFee(value: number, charges: Customs['charges']): number {
  const shareOf = (id: string) => {
    const rate = charges.find((charge) => charge.id === id)?.rate;
    return rate && 'percent' in rate ? Number(rate.percent) / 100 : 0;
  };
  return Math.round(value * shareOf('wharfage') * (1 + shareOf('wharfage-vat')));
}

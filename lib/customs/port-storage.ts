import type { Customs } from '@/content/schema/customs';
import type { Money } from '@/content/schema/money';

type Port = Pick<Customs['port'], 'freeDays' | 'raised'>;
type Storage = Customs['port']['units'][number]['storage'];

/** Whole dollars, from and to. */
export type DollarRange = { readonly from: number; readonly to: number };

/** A fee of the last tariff book that could be read, as the book in force has raised it. */
export const feeOf = ({ amount }: Readonly<Money>, port: Pick<Port, 'raised'>): DollarRange =>
  raisedBy(Number(amount), port);

function raisedBy(amount: number, { raised }: Pick<Port, 'raised'>): DollarRange {
  const times = (percent: string) => (amount * (100 + Number(percent))) / 100;
  return { from: Math.floor(times(raised.from)), to: Math.ceil(times(raised.to)) };
}

/** What storage costs when goods leave the port on this day after landing; undefined while free. */
export function storageOf(storage: Storage, days: number, port: Port): DollarRange | undefined {
  const charged = days - port.freeDays;
  if (charged <= 0) return undefined;
  const first = Math.min(charged, storage.firstDays);
  const amount =
    first * Number(storage.first.amount) + (charged - first) * Number(storage.after.amount);
  return raisedBy(amount, port);
}

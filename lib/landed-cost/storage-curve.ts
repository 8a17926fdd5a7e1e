import { storageOf } from '@/lib/customs/port-storage';
import { formatDollars } from '@/lib/format/money';
import { formatNumber } from '@/lib/format/number';
import type { Site } from '@/lib/site/site';

/** The last day that is drawn, and those that are named below. */
const LAST = 30;
const NAMED = [0, 10, 15, 20, 25, LAST];
/** Dollars between two lines of the grid. */
const STEP = 500;

/** What storage of each container has cost on each day after landing: from the least to the most. */
export function storageCurve({ customs: { port }, landedCostTool, locale }: Site) {
  const [, ...names] = landedCostTool.port.storage.columns;
  const days = Array.from({ length: LAST - port.freeDays + 1 }, (_, i) => port.freeDays + i);
  const lines = port.units
    .filter(({ unpacking }) => unpacking)
    .map(({ storage }, i) => {
      const costs = days.map((day) => storageOf(storage, day, port) ?? { from: 0, to: 0 });
      const points = (end: 'from' | 'to') =>
        costs.map((cost, at): [number, number] => [days[at] ?? 0, cost[end]]);
      return {
        name: names[i] ?? '',
        points: [[0, 0] as [number, number], ...points('from')],
        upper: [[0, 0] as [number, number], ...points('to')],
      };
    });
  const most = Math.max(...lines.flatMap(({ upper }) => upper.map(([, cost]) => cost)));
  const upwards = Array.from({ length: Math.ceil(most / STEP) + 1 }, (_, i) => ({
    at: i * STEP,
    label: formatDollars(i * STEP, locale),
  }));
  const across = [...new Set([...NAMED, port.freeDays])]
    .toSorted((a, b) => a - b)
    .map((day) => ({ at: day, label: formatNumber(day, locale) }));
  return { lines, across, upwards };
}

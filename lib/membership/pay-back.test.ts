/** @jest-environment node */
import { pageById } from '@/lib/pages/registry';
import { sectionsOf } from '@/lib/pages/sections-of';
import { balance, breakEven, planOf } from './pay-back';

const sections = sectionsOf(pageById('membership'));
const plans = sections.flatMap((section) =>
  section.kind === 'plans' ? section.items.map(planOf) : [],
);

test('the figures are read off the plans as they are sold', () => {
  expect(plans).toEqual([
    { name: 'Basic', fee: 50_000, discount: 5 },
    { name: 'Premium', fee: 100_000, discount: 15 },
  ]);
});

test('at its break-even a plan neither saves nor costs', () => {
  for (const plan of plans) expect(balance(plan, breakEven(plan))).toBeCloseTo(0, 6);
});

test('the table beside the drawing says the same', () => {
  const table = sections.flatMap((section) =>
    section.kind === 'pay-back' ? section.table.rows : [],
  );
  const inWords = (amount: number) => {
    if (amount === 0) return 'even';
    const figure = Math.abs(amount).toLocaleString('en-US');
    return amount > 0 ? `${figure} saved` : `${figure} short`;
  };
  const reckoned = table.map(([spending]) => {
    const amount = Number(String(spending).replaceAll(',', ''));
    return [spending, ...plans.map((plan) => inWords(balance(plan, amount)))];
  });
  expect(table.map((row) => row.slice(0, 3))).toEqual(reckoned);
});

test('a plan without figures is an error that names it', () => {
  expect(() => planOf({ name: 'Gold', price: 'ask us', features: [] })).toThrow(/"Gold"/);
});

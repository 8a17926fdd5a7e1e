import type { Membership, PlanTerms } from '@/content/schema/membership';

/**
 * The terms of the plan that a section names.
 * @throws Error for a name that `content/membership.ts` does not have
 */
export function termsOf(plan: string, { plans }: Pick<Membership, 'plans'>): PlanTerms {
  const terms = plans[plan];
  if (!terms) throw new Error(`content/membership.ts has no plan "${plan}"`);
  return terms;
}

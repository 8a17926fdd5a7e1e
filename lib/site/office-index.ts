import type { Office } from '@/content/schema/site';

/** The position of a city's office; -1 if there is none. */
export function officeIndex(offices: readonly Pick<Office, 'city'>[], city: string): number {
  return offices.findIndex((office) => office.city === city);
}

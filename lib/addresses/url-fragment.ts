import type { Parcel } from '@/lib/freight/air-freight';

/** Fields of a shared estimate, in the order of its address. */
export const ESTIMATE_FIELDS = ['origin', 'weight', 'length', 'width', 'height'] as const;

export const QUOTE_FIELDS = ['originCountry', 'weight', 'length', 'width', 'height'] as const;

/** A field of the quote form that goods pages fill in addition to those of an estimate. */
export const GOODS_FIELD = 'goodsType';

export const MORE_QUOTE_FIELDS = [GOODS_FIELD, 'additionalNotes'] as const;

/** The fields as a fragment: `#origin=uk&weight=5&…`. */
export function toFragment(fields: Readonly<Record<string, string>>): string {
  return `#${new URLSearchParams(fields)}`;
}

/** The same without empty fields. */
export const filledFragment = (fields: Readonly<Record<string, string>>): string =>
  toFragment(Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '')));

/** Those of the named fields that a fragment has. */
export function someFrom<Name extends string>(
  fragment: string,
  names: readonly Name[],
): { readonly [Field in Name]?: string } {
  const params = new URLSearchParams(fragment.replace(/^#/, ''));
  const pairs = names.flatMap((name) => {
    const value = params.get(name);
    return value === null ? [] : [[name, value]];
  });
  return Object.fromEntries(pairs);
}

/** @param originCountry as the form names it */
export const quoteFields = (
  { weight, length, width, height }: Parcel,
  originCountry: string,
): Readonly<Record<(typeof QUOTE_FIELDS)[number], string>> => ({
  originCountry,
  weight,
  length,
  width,
  height,
});

import { branchesOf, branchOf, type Group, isGroup, type JsonSchema } from './json-schema';

const signs: Record<string, string> = { '£': 'GBP', '€': 'EUR', $: 'USD', '¥': 'JPY' };

/** `£1,234.5` and `1.234,5` as `1234.5`; undefined without a single number. */
function numberIn(text: string): string | undefined {
  const [digits, ...others] = text.match(/-?\d[\d.,]*/g) ?? [];
  if (digits === undefined || others.length > 0) return undefined;
  const whole = digits.replace(/[.,]\d{1,2}$/, '').replace(/[.,]/g, '');
  const [fraction = ''] = /[.,]\d{1,2}$/.exec(digits) ?? [];
  return whole + fraction.replace(',', '.');
}

/** The first interpretation of a text that its field accepts. */
function textAsMeant(text: string, { pattern }: JsonSchema): string {
  if (pattern === undefined) return text;
  const number = numberIn(text);
  const readings = [
    ...[
      text,
      text.trim(),
      text.trim().toUpperCase(),
      text.trim().toLowerCase(),
      signs[text.trim()],
    ],
    ...(number === undefined ? [] : [number, Number(number).toFixed(2)]),
  ];
  return readings.find((one) => one !== undefined && new RegExp(pattern, 'u').test(one)) ?? text;
}

/** A group with the currency that the sign in its amount stands for: `£7.50`. */
function withSign(group: Group): Group {
  const { amount, currency } = group;
  if (typeof amount !== 'string' || typeof currency !== 'string') return group;
  const sign = Object.keys(signs).find((sign) => amount.includes(sign));
  // Canadian dollars, for example, have the same sign: a chosen currency stays.
  const isFine = !sign || (sign === '$' && currency !== '');
  return isFine ? group : { ...group, currency: signs[sign] };
}

/** A form's value as its fields accept it: `7,5` as `7.50`, `gbp` as `GBP`. */
export function asMeant(value: unknown, schema: JsonSchema): unknown {
  const branches = branchesOf(schema);
  if (branches) return asMeant(value, branches[branchOf(branches, value)] ?? {});
  if (typeof value === 'string') return textAsMeant(value, schema);
  const { items = {}, prefixItems, properties = {} } = schema;
  if (Array.isArray(value)) return value.map((item, i) => asMeant(item, prefixItems?.[i] ?? items));
  if (!isGroup(value)) return value;
  return Object.fromEntries(
    Object.entries(withSign(value)).map(([key, item]) => [
      key,
      asMeant(item, properties[key] ?? {}),
    ]),
  );
}

import { isValidElement } from 'react';
import { diagnosticLine } from '../report/diagnostic';
import { SLOT } from './slot';

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/**
 * Serializes the props of an island: JSON, with a placeholder for server-rendered elements, and one for
 * a list with any of them.
 *
 * @throws if a prop is not JSON, such as a function or a Date
 */
export function islandProps(island: string, props: object): string {
  const portable = (value: unknown, path: string): unknown => {
    if (isValidElement(value)) return SLOT;
    if (!isPlain(value))
      throw new Error(
        diagnosticLine({
          where: `island "${island}", prop ${path}`,
          found: String(value),
          expected: 'JSON, or a server-rendered element',
          fix: 'pass a string or a number, and convert it in the island',
        }),
      );
    if (Array.isArray(value)) {
      const items = value.map((item, i) => portable(item, `${path}[${i}]`));
      return items.includes(SLOT) ? SLOT : items;
    }
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, portable(item, `${path}.${key}`)]),
    );
  };
  return JSON.stringify(portable(props, ''));
}

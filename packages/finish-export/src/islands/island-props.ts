import { isValidElement } from 'react';
import { SLOT } from './slot';

function isPlain(value: unknown): boolean {
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return false;
  const prototype = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/**
 * The props of an island as a browser is told of them: JSON, with a mark in the place of what the
 * server renders.
 *
 * @param island its name, for the message
 * @throws where a prop cannot be told, such as a function or a Date
 */
export function islandProps(island: string, props: object): string {
  const portable = (value: unknown, path: string): unknown => {
    if (isValidElement(value)) return SLOT;
    if (!isPlain(value))
      throw new Error(
        `island "${island}", prop ${path}\n  expected: JSON, or what the server renders\n` +
          `  found:    ${String(value)}\n  mend:     hand in a text or a number and make it there`,
      );
    if (Array.isArray(value)) return value.map((item, i) => portable(item, `${path}[${i}]`));
    if (typeof value !== 'object' || value === null) return value;
    const entries = Object.entries(value);
    return Object.fromEntries(
      entries.map(([key, item]) => [key, portable(item, `${path}.${key}`)]),
    );
  };
  return JSON.stringify(portable(props, ''));
}

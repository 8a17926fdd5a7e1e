import type { z } from 'zod';
import { nearest } from '../text/nearest';

type Issue = z.core.$ZodIssue;
type IssueOf<Code extends Issue['code']> = Extract<Issue, { code: Code }>;

/** What is wrong and how to fix it. */
export type Words = { found: string; fix: string };

/** Above this number, options are not listed if one is clearly meant. */
const SHORT_LIST = 6;
const LONGEST_QUOTE = 50;

const kinds: Record<string, string> = {
  string: 'text in quotes',
  array: 'a list in [square brackets]',
  tuple: 'a list in [square brackets]',
  object: 'a group of fields in {braces}',
  record: 'a group of fields in {braces}',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  boolean: 'true or false without quotes',
};

const formats: Record<string, string> = {
  date: 'write year, month and day like 2026-03-14',
  email: 'write an email address like info@nectarine.example',
  url: 'write a full URL, starting with https://',
};

/** A value in a sentence: `"red"`, `a list`. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') {
    const cut = value.length > LONGEST_QUOTE ? `${value.slice(0, LONGEST_QUOTE)}…` : value;
    return `"${cut}"`;
  }
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a group of fields';
  return String(value);
}

export const kindName = (kind: string) => kinds[kind] ?? kind;

/** `counted(1, 'entry', 'entries')` is `1 entry`. */
export const counted = (count: number, one: string, more: string) =>
  `${count} ${count === 1 ? one : more}`;

/** The unit of a length. */
const units = (origin: string, count: number) =>
  origin === 'array'
    ? counted(count, 'entry', 'entries')
    : counted(count, 'character', 'characters');

const sizeOf = (input: unknown) =>
  typeof input === 'number' ? input : ((input as { length?: number }).length ?? 0);

function tooSmall({ origin, minimum, input, exact }: IssueOf<'too_small'>): Words {
  const least = Number(minimum);
  const size = sizeOf(input);
  if (typeof input === 'number') {
    return { found: `is ${size}, which is too small`, fix: `write ${least} or more` };
  }
  if (size === 0) {
    return {
      found: 'is empty',
      fix: `write ${exact ? 'exactly' : 'at least'} ${units(origin, least)}`,
    };
  }
  const needs = exact ? 'exactly' : 'at least';
  return {
    found: `has ${units(origin, size)} but needs ${needs} ${least}`,
    fix: `add ${units(origin, least - size)}`,
  };
}

function tooBig({ origin, maximum, input }: IssueOf<'too_big'>): Words {
  const most = Number(maximum);
  const size = sizeOf(input);
  if (typeof input === 'number') {
    return { found: `is ${size}, which is too large`, fix: `write ${most} or less` };
  }
  return {
    found: `has ${units(origin, size)} but the limit is ${most}`,
    fix: `remove ${units(origin, size - most)}`,
  };
}

/** A value that is not an option. */
export function notAmong(input: unknown, choices: readonly unknown[]): Words {
  const words = choices.map(String);
  const word = String(input);
  const meant = nearest(word, words) ?? words.find((choice) => choice.endsWith(`/${word}`));
  const list = `write one of ${words.join(', ')}`;
  return {
    found: `is ${nameOf(input)}, which is not a valid value`,
    fix: meant && words.length > SHORT_LIST ? `did you mean "${meant}"` : list,
  };
}

function badFormat({ format, message, ...issue }: IssueOf<'invalid_format'>): Words {
  const found =
    issue.input === '' ? 'is empty' : `is ${nameOf(issue.input)}, which is not in the right format`;
  if (format === 'starts_with' && 'prefix' in issue) {
    return { found, fix: `start it with ${issue.prefix}` };
  }
  // Zod's own messages begin with "Invalid" or mention patterns; our schemas' messages do not.
  const own = message.startsWith('Invalid') ? 'compare it with similar files' : message;
  return { found, fix: formats[format] ?? own };
}

/** The message for a zod issue about one value; keys and unions are explained elsewhere. */
export function wordsFor(issue: Issue): Words {
  switch (issue.code) {
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return tooBig(issue);
    case 'invalid_value':
      return notAmong(issue.input, issue.values);
    case 'invalid_format':
      return badFormat(issue);
    case 'invalid_type':
      return {
        found: issue.input === '' ? 'is empty' : `is ${nameOf(issue.input)}`,
        fix: `write ${kindName(issue.expected)}`,
      };
    default:
      return { found: 'does not fit', fix: issue.message };
  }
}

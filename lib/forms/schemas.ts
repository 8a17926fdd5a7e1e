// Imported zod helpers ship to the browser, so use few and reuse them.
import * as z from 'zod/mini';
import type { FieldOf } from '@/content/schema/form-fields';
import type { IssueMessages, QuoteMessages } from '@/content/schema/forms';
import { isoDate } from '@/lib/format/date';
import { LARGEST, LARGEST_TEXT } from '@/lib/forms/validate-parcel';
import { numberOf } from '@/lib/money/number';
import { isUnclear, withPoint } from '@/lib/text/decimal';
import { fill } from '@/lib/text/fill';
import { ACCEPTED_FILES, LATEST_YEARS, MAX_FILE_SIZE, PHONE_DIGITS, yearsAfter } from './limits';

const acceptedTypes = ACCEPTED_FILES.split(',');
const acceptedName = /\.(png|jpe?g|pdf)$/i;

/** The rules of a form: exactly one per field. */
type RulesOf<Form extends 'quote' | 'issue'> = Record<FieldOf<Form>, z.ZodMiniType>;

/** A bare zod check: `z.refine` would add a schema per rule. */
const rule =
  <Value>(test: (value: Value) => boolean, message: string): Check<Value> =>
  ({ value, issues }) => {
    if (!test(value))
      issues.push({ code: 'custom', message, input: value, params: undefined, continue: true });
  };
type Check<Value> = z.core.CheckFn<Value>;

/** Reports values that pass every rule but are implausible. */
const plausible =
  (test: (value: string) => boolean, message: string): Check<string> =>
  (payload) => {
    if (payload.issues.length === 0) rule(test, message)(payload);
  };

/** Text of at least `least` characters, not counting spaces around it. */
const text = (least: number, message: string) =>
  z.string(message).check(
    z.trim(),
    rule((value) => [...value].length >= least, message),
  );

const list = (message: string) =>
  z
    .unknown()
    .check(rule((value) => Array.isArray(value) && value.length > 0, message)) as z.ZodMiniType<
    string[],
    string[]
  >;

const phone = (least: number, messages: { phone: string; phoneDigits: string }) =>
  text(least, messages.phone).check(
    plausible((value) => PHONE_DIGITS.test(value), messages.phoneDigits),
  );

/** For raw values: text, and ids for `services`. Calls `now` each time: pages stay open. */
export function quoteSchema(messages: QuoteMessages, now: () => Date = () => new Date()) {
  /** A number as typed, with a point or a comma. Its value has a point. */
  const measure = (message: string, of: keyof typeof LARGEST, step: RegExp) =>
    text(1, message).check(
      plausible((value) => !isUnclear(value), messages.unclear),
      z.overwrite(withPoint),
      plausible((value) => numberOf(value) >= 0, messages.number),
      plausible((value) => step.test(value), messages[`${of}Step`]),
      plausible((value) => numberOf(value) > 0, messages.zero),
      plausible(
        (value) => numberOf(value) <= LARGEST[of],
        fill(messages[`${of}Limit`], { most: LARGEST_TEXT[of] }),
      ),
    );
  const side = (message: string) => measure(message, 'side', /^[^.]*(\.\d?)?$/);
  return z.object({
    fullName: text(2, messages.fullName),
    email: z.email(messages.email),
    phone: phone(5, messages),
    companyName: z.optional(z.string()),
    services: list(messages.services),
    originCountry: text(1, messages.originCountry),
    destinationCountry: text(1, messages.destinationCountry),
    weight: measure(messages.weight, 'weight', /^[^.]*(\.\d{0,2})?$/),
    length: side(messages.length),
    width: side(messages.width),
    height: side(messages.height),
    goodsType: text(1, messages.goodsType),
    shippingDate: z.string(messages.shippingDate).check(
      rule((value) => isDate(value) && value >= isoDate(now()), messages.shippingDate),
      plausible((value) => value <= yearsAfter(isoDate(now()), LATEST_YEARS), messages.dateLimit),
    ),
    additionalNotes: z.optional(z.string()),
  } satisfies RulesOf<'quote'>);
}
export type QuoteValues = z.infer<ReturnType<typeof quoteSchema>>;

/**
 * The rules of the issue form, for its raw values: text, the check box's state or value, and the
 * file field's list. `sentSize` returns the bytes of a file as it will be sent, because photos are shrunk;
 * undefined if it can no longer be read.
 */
export function issueSchema(
  messages: IssueMessages,
  sentSize: (file: File) => number | undefined = ({ size }) => size,
) {
  return z.object({
    fullName: text(2, messages.fullName),
    email: z.email(messages.email),
    phone: phone(10, messages),
    trackingNumber: text(1, messages.trackingNumber),
    description: text(10, messages.description),
    file: z.optional(z.custom<ArrayLike<File> | null>()).check(
      rule((list) => everyFile(list, isAcceptedFile), messages.fileType),
      rule((list) => everyFile(list, (file) => sentSize(file) !== undefined), messages.fileGone),
      rule((list) => everyFile(list, ({ size }) => size > 0), messages.fileEmpty),
      rule(
        (list) => everyFile(list, (file) => (sentSize(file) ?? 0) <= MAX_FILE_SIZE),
        messages.fileSize,
      ),
    ),
    agreeTerms: z.literal([true, 'true'], messages.agreeTerms),
  } satisfies RulesOf<'issue'>);
}
export type IssueValues = z.infer<ReturnType<typeof issueSchema>>;

function isDate(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
}

function everyFile(list: ArrayLike<File> | null | undefined, rule: (file: File) => boolean) {
  return Array.from(list ?? []).every(rule);
}

/** Accepted by type or by name: some phones give a photo only one of the two. */
function isAcceptedFile({ type, name }: File): boolean {
  return acceptedTypes.includes(type) || acceptedName.test(name);
}

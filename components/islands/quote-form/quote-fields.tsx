import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import type { ReactNode } from 'react';
import type { CheckedForm } from '@/components/forms/checked-form/use-checked-form';
import { SelectField } from '@/components/forms/fields/select-field';
import { TextArea, TextField } from '@/components/forms/fields/text-field';
import type { FieldOf } from '@/content/schema/form-fields';
import type { Forms } from '@/content/schema/forms';
import { isoDate } from '@/lib/format/date';
import { LATEST_YEARS, PHONE_PATTERN, yearsAfter } from '@/lib/forms/limits';
import type { QuoteValues } from '@/lib/forms/schemas';
import type { FormSetup } from '@/lib/forms/setup';
import { decimalPattern } from '@/lib/text/decimal';
import { number } from '../tool/fields';
import { QuoteGroups } from './quote-groups';
import { Services } from './services';

const next = { enterKeyHint: 'next' } as const;

type QuoteFieldsProps = {
  setup: FormSetup;
  words: Forms['quote'];
  field: CheckedForm<QuoteValues>['field'];
  values: Partial<QuoteValues>;
  /** The price, next to the fields or, on phones, between them. */
  children: ReactNode;
};

export function QuoteFields({ setup, words, field, values, children }: QuoteFieldsProps) {
  const { choose, optional } = setup.words;
  // Only the browser knows the visitor's date. Until hydration, use the day of the build.
  const today = useHydrated() === undefined ? setup.builtOn : isoDate(new Date());
  // Without script, the browser shows the title where the pattern does not fit.
  const decimal = { ...number, required: true, title: words.messages.unclear };
  const side = { ...decimal, pattern: decimalPattern(1) };
  const countries = { options: words.countries, names: words.countryNames, choose, required: true };

  const controls = {
    originCountry: <SelectField {...field('originCountry')} {...countries} />,
    destinationCountry: <SelectField {...field('destinationCountry')} {...countries} />,
    goodsType: <TextField {...field('goodsType')} {...next} required />,
    weight: <TextField {...field('weight')} {...decimal} pattern={decimalPattern(2)} />,
    length: <TextField {...field('length')} {...side} />,
    width: <TextField {...field('width')} {...side} />,
    height: <TextField {...field('height')} {...side} />,
    shippingDate: (
      <TextField
        {...field('shippingDate')}
        type="date"
        min={today}
        max={yearsAfter(today, LATEST_YEARS)}
        required
      />
    ),
    services: <Services words={words} field={field('services')} />,
    fullName: (
      <TextField {...field('fullName')} {...next} autoComplete="name" minLength={2} required />
    ),
    email: <TextField {...field('email')} {...next} type="email" autoComplete="email" required />,
    phone: (
      <TextField
        {...field('phone')}
        {...next}
        type="tel"
        autoComplete="tel"
        minLength={5}
        pattern={PHONE_PATTERN}
        required
      />
    ),
    companyName: (
      <TextField
        {...field('companyName')}
        {...next}
        optional={optional}
        autoComplete="organization"
      />
    ),
    additionalNotes: <TextArea {...field('additionalNotes')} optional={optional} rows={4} />,
  } satisfies Record<FieldOf<'quote'>, ReactNode>;

  return <QuoteGroups {...{ words, controls, values, today }}>{children}</QuoteGroups>;
}

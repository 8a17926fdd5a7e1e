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
import { LARGEST } from '@/lib/freight/validate-parcel';
import { QuoteGroups } from './quote-groups';
import { Services } from './services';

const next = { enterKeyHint: 'next' } as const;

/** Attributes of a weight in kg and of a side in cm. */
const number = { ...next, type: 'number', inputMode: 'decimal', min: 0, required: true } as const;
const side = { ...number, step: 0.1, max: LARGEST.side } as const;

type QuoteFieldsProps = {
  setup: FormSetup;
  words: Forms['quote'];
  field: CheckedForm<QuoteValues>['field'];
  values: Partial<QuoteValues>;
  /** The price, next to the fields or, on phones, between them. */
  children: ReactNode;
};

/** The fields of the quote form. */
export function QuoteFields({ setup, words, field, values, children }: QuoteFieldsProps) {
  const { choose, optional } = setup.words;
  // Only the browser knows the visitor's date. Until hydration, use the day of the build.
  const today = useHydrated() === undefined ? setup.builtOn : isoDate(new Date());
  const countries = { options: words.countries, names: words.countryNames, choose, required: true };

  const controls = {
    originCountry: <SelectField {...field('originCountry')} {...countries} />,
    destinationCountry: <SelectField {...field('destinationCountry')} {...countries} />,
    goodsType: <TextField {...field('goodsType')} {...next} required />,
    weight: <TextField {...field('weight')} {...number} step={0.01} max={LARGEST.weight} />,
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

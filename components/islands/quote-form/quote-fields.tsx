import { useHydrated } from '@nectarine/finish-export/use-hydrated';
import type { ReactNode } from 'react';
import type { CheckedForm } from '@/components/forms/checked-form/use-checked-form';
import { FieldGroup } from '@/components/forms/fields/field-group';
import { FieldRow } from '@/components/forms/fields/field-row';
import { SelectField } from '@/components/forms/fields/select-field';
import { TextArea, TextField } from '@/components/forms/fields/text-field';
import type { Forms } from '@/content/schema/forms';
import { isoDate } from '@/lib/format/date';
import { LATEST_YEARS, PHONE_PATTERN, yearsAfter } from '@/lib/forms/limits';
import type { QuoteValues } from '@/lib/forms/schemas';
import type { FormSetup } from '@/lib/forms/setup';
import { decimalPattern } from '@/lib/text/decimal';
import { number } from '../tool/fields';
import { BoxChoice, Preset } from './preset';
import presetStyles from './preset.module.scss';
import styles from './quote-form.module.scss';
import { Services } from './services';

const next = { enterKeyHint: 'next' } as const;

type QuoteFieldsProps = {
  setup: FormSetup;
  words: Forms['quote'];
  field: CheckedForm<QuoteValues>['field'];
  values: Partial<QuoteValues>;
  /** The ticket, next to the fields or, on phones, before the last step. */
  children: ReactNode;
};

/** The quote form in three steps: the shipment, the visitor, and what is left to say. */
export function QuoteFields({ setup, words, field, values, children }: QuoteFieldsProps) {
  const { choose, optional } = setup.words;
  const { groups } = words;
  // Only the browser knows the visitor's date. Until hydration, use the day of the build.
  const today = useHydrated() ? isoDate(new Date()) : setup.builtOn;
  // Without script, the browser shows the title where the pattern does not fit.
  const decimal = { ...number, required: true, title: words.messages.unclear };
  const side = { ...decimal, pattern: decimalPattern(1) };
  const countries = { options: words.countries, names: words.countryNames, choose, required: true };

  return (
    <div className={styles.layout}>
      <FieldGroup level="step" legend={groups.shipment}>
        <FieldRow of="selects">
          <SelectField {...field('originCountry')} {...countries} />
          <SelectField {...field('destinationCountry')} {...countries} />
        </FieldRow>
        <FieldRow of="pair">
          <TextField {...field('goodsType')} {...next} required />
          <TextField {...field('weight')} {...decimal} pattern={decimalPattern(2)} />
        </FieldRow>
        <div className={styles.filled}>
          <FieldRow of="sides">
            <TextField {...field('length')} {...side} />
            <TextField {...field('width')} {...side} />
            <TextField {...field('height')} {...side} />
          </FieldRow>
          <BoxChoice words={words.boxes} chosen={values} />
        </div>
        <div className={styles.filled}>
          <TextField
            {...field('shippingDate')}
            type="date"
            min={today}
            max={yearsAfter(today, LATEST_YEARS)}
            required
          />
          <p className={presetStyles.presets}>
            <Preset
              values={() => ({ shippingDate: isoDate(new Date()) })}
              pressed={values.shippingDate === today}
            >
              {words.soonest}
            </Preset>
          </p>
        </div>
        <Services words={words} field={field('services')} />
      </FieldGroup>
      <FieldGroup level="step" legend={groups.contact}>
        <TextField {...field('fullName')} {...next} autoComplete="name" minLength={2} required />
        <FieldRow of="pair">
          <TextField {...field('email')} {...next} type="email" autoComplete="email" required />
          <TextField
            {...field('phone')}
            {...next}
            type="tel"
            autoComplete="tel"
            minLength={5}
            pattern={PHONE_PATTERN}
            required
          />
        </FieldRow>
        <TextField
          {...field('companyName')}
          {...next}
          optional={optional}
          autoComplete="organization"
        />
      </FieldGroup>
      {children}
      <FieldGroup level="step" legend={groups.send}>
        <TextArea {...field('additionalNotes')} optional={optional} rows={4} />
      </FieldGroup>
    </div>
  );
}

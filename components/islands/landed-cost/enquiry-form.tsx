import type { FormEventHandler, Ref } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary/error-summary';
import { FieldRow } from '@/components/forms/fields/field-row';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { LARGEST } from '@/lib/calculator/validate';
import { type EnquiryErrors, LARGEST_PRICE } from '@/lib/landed-cost/enquiry-errors';
import { GoodsSelect } from './goods-select';
import styles from './landed-cost.module.scss';
import type { LandedCostProps } from './landed-cost-props';
import { WayChoice } from './way-choice';

const idOf = (field: string) => `total-${field}`;

const number = { type: 'number', inputMode: 'decimal', enterKeyHint: 'next' } as const;

type EnquiryFormProps = Pick<LandedCostProps, 'terms' | 'words' | 'parcel' | 'form'> & {
  ref: Ref<HTMLFormElement>;
  errors: EnquiryErrors;
  /** Failed attempts. */
  attempts: number;
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

/** The fields. Uncontrolled, so that text typed before hydration stays. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { ref, terms, words, parcel, form, errors, attempts, busy, onSubmit } = props;
  const { fields, submit } = words;
  const problems = Object.entries(errors).map(([field, message]) => ({ id: idOf(field), message }));
  const describe = (name: keyof EnquiryErrors) => ({ id: idOf(name), error: errors[name] });
  const currencies = [...Object.keys(terms.perUnit), 'TZS'];
  const price = { ...number, min: 0, max: LARGEST_PRICE, step: 0.01 };
  const measure = (name: 'weight' | 'length' | 'width' | 'height') => (
    <Field {...parcel.fields[name]} {...describe(name)}>
      {(control) => (
        <input
          {...control}
          {...number}
          name={name}
          min={name === 'weight' ? 0.1 : 1}
          max={LARGEST[name === 'weight' ? 'weight' : 'side']}
          step={0.1}
        />
      )}
    </Field>
  );
  // Our price by sea is one of the volume.
  const isPricedBySea = terms.origins.some(({ seaPrice }) => seaPrice);
  return (
    // Without scripts, `method="dialog"` keeps the entered values: the form has no other target.
    <form ref={ref} className={styles.form} method="dialog" onSubmit={onSubmit} noValidate>
      <ErrorSummary heading={form.errorSummary} problems={problems} attempts={attempts} />
      <Field {...fields.goods} {...describe('goods')}>
        {(control) => (
          <GoodsSelect
            control={control}
            goods={terms.goods}
            words={words.choices}
            choose={form.choose}
          />
        )}
      </Field>
      <WayChoice {...fields.by} {...describe('by')} ways={words.ways} />
      <Field {...fields.origin} {...describe('origin')}>
        {(control) => (
          <select {...control} name="origin" required>
            <option value="">{form.choose}</option>
            {terms.origins.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div className={styles.price}>
        <Field {...fields.value} {...describe('value')}>
          {(control) => <input {...control} {...price} name="value" required />}
        </Field>
        <Field {...fields.currency} {...describe('currency')}>
          {(control) => (
            <select {...control} name="currency">
              {currencies.map((currency) => (
                <option key={currency}>{currency}</option>
              ))}
            </select>
          )}
        </Field>
      </div>
      {measure('weight')}
      <div className={isPricedBySea ? undefined : styles.byAir}>
        <FieldRow of="sides">
          {measure('length')}
          {measure('width')}
          {measure('height')}
        </FieldRow>
      </div>
      <div className={styles.bySea}>
        <Field {...fields.freight} {...describe('freight')} optional={form.optional}>
          {(control) => <input {...control} {...price} name="freight" />}
        </Field>
      </div>
      <Field {...fields.town} {...describe('town')} optional={form.optional}>
        {(control) => (
          <input
            {...control}
            name="town"
            autoComplete="address-level2"
            maxLength={40}
            enterKeyHint="done"
          />
        )}
      </Field>
      <Button type="submit" disabled={busy}>
        {busy ? submit.busy : submit.rest}
      </Button>
    </form>
  );
}

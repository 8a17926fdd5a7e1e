import type { FormEventHandler, Ref } from 'react';
import { ErrorSummary } from '@/components/forms/error-summary/error-summary';
import { FieldRow } from '@/components/forms/fields/field-row';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import { type CalculatorErrors, LARGEST } from '@/lib/calculator/validate';
import styles from './calculator.module.scss';
import type { CalculatorProps } from './calculator-props';

const idOf = (field: string) => `calculator-${field}`;

type CalculatorFormProps = Pick<
  CalculatorProps,
  'origins' | 'words' | 'choose' | 'errorSummary'
> & {
  ref: Ref<HTMLFormElement>;
  errors: CalculatorErrors;
  /** Failed attempts. */
  attempts: number;
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
};

/** The parcel's fields. Uncontrolled, so that text typed before hydration stays. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { ref, origins, words, choose, errorSummary, errors, attempts, busy, onSubmit } = props;
  const problems = Object.entries(errors).map(([field, message]) => ({ id: idOf(field), message }));
  const { fields, submit } = words;
  return (
    <form
      ref={ref}
      className={styles.form}
      // Without its script the form must not submit, which would lose what was typed.
      method="dialog"
      onSubmit={onSubmit}
      noValidate
    >
      <ErrorSummary heading={errorSummary} problems={problems} attempts={attempts} />
      <Field id={idOf('origin')} {...fields.origin} error={errors.origin}>
        {(control) => (
          <select {...control} name="origin" required>
            <option value="">{choose}</option>
            {origins.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <MeasureField {...fields.weight} name="weight" least={0.1} error={errors.weight} />
      <FieldRow of="sides">
        <MeasureField {...fields.length} name="length" least={1} error={errors.length} />
        <MeasureField {...fields.width} name="width" least={1} error={errors.width} />
        <MeasureField {...fields.height} name="height" least={1} error={errors.height} />
      </FieldRow>
      <Button type="submit" disabled={busy}>
        {busy ? submit.busy : submit.rest}
      </Button>
    </form>
  );
}

type MeasureFieldProps = {
  name: keyof CalculatorErrors;
  label: string;
  /** The minimum, in the label's unit. */
  least: number;
  error: string | undefined;
};

function MeasureField({ name, least, ...field }: MeasureFieldProps) {
  return (
    <Field id={idOf(name)} {...field}>
      {(control) => (
        <input
          {...control}
          name={name}
          type="number"
          inputMode="decimal"
          enterKeyHint={name === 'height' ? 'done' : 'next'}
          min={least}
          max={LARGEST[name === 'weight' ? 'weight' : 'side']}
          step={0.1}
          required
        />
      )}
    </Field>
  );
}

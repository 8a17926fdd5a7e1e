import { CheckBox } from '@/components/forms/fields/check-box';
import { FieldGroup } from '@/components/forms/fields/field-group';
import { Field } from '@/components/ui/field/field';
import { Specimen } from '../specimen/specimen';
import styles from './controls.module.scss';

const inError = {
  id: 'field-error',
  hint: 'With the country code.',
  error: 'Write at least 10 digits, so that we can call you back',
};

/** Every control, in the states that differ. */
export function Fields() {
  return (
    <Specimen name="Fields" width="page">
      <div className={styles.fields}>
        <Field {...inError} label="In error, with a hint" optional="optional">
          {(control) => <input {...control} defaultValue="0700" />}
        </Field>
        <Field id="field-disabled" label="Disabled">
          {(control) => <input {...control} disabled defaultValue="Neema Mushi" />}
        </Field>
        <Field id="field-list" label="A list">
          {(control) => (
            <select {...control}>
              <option>United Kingdom</option>
            </select>
          )}
        </Field>
        <Field id="field-date" label="A date">
          {(control) => <input {...control} type="date" />}
        </Field>
        <Field id="field-text" label="A longer text">
          {(control) => <textarea {...control} rows={3} />}
        </Field>
        <FieldGroup id="field-group-error" legend="A group in error" error="Pick at least one">
          <CheckBox id="field-invalid" label="Not checked" />
          <CheckBox id="field-checked" label="Checked" defaultChecked />
        </FieldGroup>
      </div>
    </Specimen>
  );
}

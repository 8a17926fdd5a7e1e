import { CheckBox } from '@/components/forms/fields/check-box';
import { FieldGroup } from '@/components/forms/fields/field-group';
import { Field } from '@/components/ui/field/field';
import { Specimen } from '../specimen/specimen';
import { fieldSamples } from './control-samples';
import styles from './controls.module.scss';

/** Every control in every state. */
export function Fields() {
  return (
    <>
      <Specimen name="Text fields" note="Hover and focus them" width="page">
        <div className={styles.fields}>
          {fieldSamples.map(({ id, state, hint, optional, error, disabled, value }) => (
            <Field
              key={id}
              id={`field-${id}`}
              label={state}
              hint={hint}
              optional={optional}
              error={error}
            >
              {(control) => <input {...control} disabled={disabled} defaultValue={value} />}
            </Field>
          ))}
        </div>
      </Specimen>
      <Specimen name="Other controls" width="page">
        <div className={styles.fields}>
          <Field id="field-list" label="A list">
            {(control) => (
              <select {...control}>
                <option>United Kingdom</option>
                <option>China</option>
              </select>
            )}
          </Field>
          <Field id="field-date" label="A date">
            {(control) => <input {...control} type="date" />}
          </Field>
          <Field id="field-text" label="A longer text">
            {(control) => <textarea {...control} rows={3} />}
          </Field>
          <FieldGroup id="field-group" legend="A group" hint="Pick one or more.">
            <CheckBox id="field-unchecked" label="Not checked" />
            <CheckBox id="field-checked" label="Checked" defaultChecked />
          </FieldGroup>
          <FieldGroup id="field-group-error" legend="A group in error" error="Pick at least one">
            <CheckBox id="field-invalid" label="Not checked" />
          </FieldGroup>
        </div>
      </Specimen>
    </>
  );
}

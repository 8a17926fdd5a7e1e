import type { FieldProps, WidgetProps } from '@rjsf/utils';
import { useState } from 'react';
import { asKind, branchOf, type JsonSchema } from './json-schema';

const LONG_TEXT = 60;

/** `19,3`, which means 19.3; `2,650` may mean either, so the check refuses it. */
const DECIMAL_COMMA = /^\d+,\d{1,2}$/;

/** A line or a text area: decided once, because replacing the control would drop keystrokes. */
export function TextInput(props: WidgetProps) {
  const { id, value, schema, onChange, label, registry, name } = props;
  const text = String(value ?? '');
  const { maxLength = 0, minLength = 0, type, examples } = schema;
  const [isLong] = useState(text.length > LONG_TEXT || maxLength > LONG_TEXT || minLength >= 20);
  const { BaseInputTemplate } = registry.templates;
  if (type !== 'string' || examples || !isLong)
    // A number as text: a field for numbers drops a comma, which would make 193 of 19,3.
    return (
      <BaseInputTemplate
        {...props}
        options={{ ...props.options, ...(type === 'string' ? {} : { inputType: 'text' }) }}
        onBlur={() => {
          const isFigure = type !== 'string' || schema.pattern?.startsWith('^\\d');
          if (isFigure && DECIMAL_COMMA.test(text)) onChange(text.replace(',', '.'));
        }}
      />
    );
  return (
    <textarea
      id={id}
      aria-label={label || name}
      value={text}
      rows={Math.ceil(text.length / 44) + 1}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
    />
  );
}

/** A box to tick. A field that can only be true goes when the box is cleared. */
export const CheckBox = ({ id, label, value, schema, onChange }: WidgetProps) => (
  <label className="tick">
    <input
      id={id}
      type="checkbox"
      checked={value === true}
      onChange={({ target }) => onChange(target.checked || (schema.enum ? undefined : false))}
    />
    {label}
  </label>
);

/** Alternatives for one field: a select, and the fields of the chosen one. */
export function Alternatives(props: FieldProps) {
  const { options, formData, registry, fieldPathId, onChange, required, schema, name } = props;
  const { SchemaField } = registry.fields;
  const { schemaUtils } = registry;
  const branches: JsonSchema[] = options.map((one: JsonSchema) =>
    schemaUtils.retrieveSchema(one, formData),
  );
  const chosen = branchOf(branches, formData);
  const label = schema.title ?? (/-\d+$/.test(name) ? 'Entry' : name);
  const blank = (i: number) => schemaUtils.getDefaultFormState(branches[i] ?? {}, undefined);
  const set = (value: unknown) => onChange(value, fieldPathId.path);
  if (formData === undefined && !required && fieldPathId.path.length > 0)
    return (
      <button type="button" className="add" onClick={() => set(blank(0) ?? '')}>
        + {label}
      </button>
    );
  return (
    <>
      {branches.length > 1 && (
        <select
          aria-label={`Kind of ${label.toLowerCase()}`}
          value={chosen}
          onChange={({ target }) => {
            const i = Number(target.value);
            set(asKind(formData, branches[i] ?? {}, blank(i)));
          }}
        >
          {branches.map((one, i) => (
            <option key={one.title} value={i}>
              {one.title}
            </option>
          ))}
        </select>
      )}
      {SchemaField && (
        <SchemaField
          {...props}
          schema={{ ...branches[chosen], title: schema.title ?? name }}
          required
        />
      )}
      {!required && fieldPathId.path.length > 0 && (
        <button type="button" className="plain" onClick={() => set(undefined)}>
          Take out
        </button>
      )}
    </>
  );
}

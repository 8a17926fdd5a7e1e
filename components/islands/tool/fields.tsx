import type { ComponentProps } from 'react';
import { FieldRow } from '@/components/forms/fields/field-row';
import { Field } from '@/components/ui/field/field';
import type { Forms } from '@/content/schema/forms';
import { LARGEST } from '@/lib/calculator/validate';
import type { Parcel } from '@/lib/price/air-freight';
import type { Describe } from './tool';

export type Choice = { readonly value: string; readonly name: string };

type FieldProps = Omit<ComponentProps<typeof Field>, 'children'>;

export const Options = ({ of }: { of: readonly Choice[] }) =>
  of.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

type SelectProps = FieldProps & { name: string; choose: string; of: readonly Choice[] };

/** A list that starts with no choice. */
export function Select({ name, choose, of, ...field }: SelectProps) {
  return (
    <Field {...field}>
      {(control) => (
        <select {...control} name={name} required>
          <option value="">{choose}</option>
          <Options of={of} />
        </select>
      )}
    </Field>
  );
}

type NumberFieldProps = FieldProps &
  Pick<ComponentProps<'input'>, 'name' | 'min' | 'max' | 'step' | 'required'>;

export function NumberField({ name, min, max, step, required, ...field }: NumberFieldProps) {
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...control}
          {...{ name, min, max, step, required }}
          type="number"
          inputMode="decimal"
          enterKeyHint="next"
        />
      )}
    </Field>
  );
}

type ParcelProps = {
  words: Pick<Forms['calculator']['fields'], keyof Parcel>;
  describe: Describe<keyof Parcel>;
};

export function WeightField({ words, describe }: ParcelProps) {
  return (
    <NumberField
      {...words.weight}
      {...describe('weight')}
      {...{ name: 'weight', min: 0.1, max: LARGEST.weight, step: 0.1, required: true }}
    />
  );
}

export function SideFields({ words, describe }: ParcelProps) {
  return (
    <FieldRow of="sides">
      {(['length', 'width', 'height'] as const).map((name) => (
        <NumberField
          key={name}
          {...words[name]}
          {...describe(name)}
          {...{ name, min: 1, max: LARGEST.side, step: 0.1, required: true }}
        />
      ))}
    </FieldRow>
  );
}

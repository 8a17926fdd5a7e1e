import { FieldRow } from '@/components/forms/fields/field-row';
import { TextField } from '@/components/forms/fields/text-field';
import type { Forms } from '@/content/schema/forms';
import { LARGEST } from '@/lib/calculator/validate';
import type { Parcel } from '@/lib/price/air-freight';
import type { Describe } from './tool';

type Choice = { readonly value: string; readonly name: string };

export const Options = ({ of }: { of: readonly Choice[] }) =>
  of.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

/** The options of a `SelectField`. */
export const choices = (of: readonly Choice[]) => ({
  options: of.map(({ value }) => value),
  names: Object.fromEntries(of.map(({ value, name }) => [value, name])),
  required: true,
});

/** Attributes of a field for a number. */
export const number = { type: 'number', inputMode: 'decimal', enterKeyHint: 'next' } as const;

type ParcelProps = {
  words: Pick<Forms['calculator']['fields'], keyof Parcel>;
  describe: Describe<keyof Parcel>;
};

const weight = { ...number, min: 0.1, max: LARGEST.weight, step: 0.1, required: true };
const side = { ...number, min: 1, max: LARGEST.side, step: 0.1, required: true };

export const WeightField = ({ words, describe }: ParcelProps) => (
  <TextField {...words.weight} {...describe('weight')} {...weight} name="weight" />
);

export const SideFields = ({ words, describe }: ParcelProps) => (
  <FieldRow of="sides">
    {(['length', 'width', 'height'] as const).map((name) => (
      <TextField key={name} {...words[name]} {...describe(name)} {...side} name={name} />
    ))}
  </FieldRow>
);

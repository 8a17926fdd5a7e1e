import type { ComponentProps } from 'react';
import { FieldRow } from '@/components/forms/fields/field-row';
import { Options } from '@/components/forms/fields/select-field';
import { Select, TextField } from '@/components/forms/fields/text-field';
import type { Forms } from '@/content/schema/forms';
import type { CalculatorInput } from '@/lib/freight/air-freight';
import type { Describe } from './tool';

/**
 * Attributes of a field for a number. Browsers' own number fields drop a comma, or what they cannot read,
 * and change with the wheel.
 */
export const number = { inputMode: 'decimal', enterKeyHint: 'next' } as const;

type ParcelFieldsProps = {
  words: Forms['calculator']['fields'];
  origins: ComponentProps<typeof Options>['of'];
  choose: string;
  describe: Describe<keyof CalculatorInput>;
};

export const ParcelFields = ({ words, origins, choose, describe }: ParcelFieldsProps) => (
  <>
    <Select {...words.origin} {...describe('origin')} name="origin" required>
      <Options of={origins} choose={choose} />
    </Select>
    <TextField {...words.weight} {...describe('weight')} {...number} name="weight" required />
    <SideFields words={words} describe={describe} nameOf={(side) => side} />
  </>
);

type Side = 'length' | 'width' | 'height';
type SideFieldsProps<Name extends string> = {
  words: Pick<Forms['calculator']['fields'], Side>;
  describe: Describe<Name>;
  nameOf: (side: Side) => Name;
  optional?: boolean;
};

export const SideFields = <Name extends string>(props: SideFieldsProps<Name>) => (
  <FieldRow of="sides">
    {(['length', 'width', 'height'] as const).map((side) => {
      const name = props.nameOf(side);
      return (
        <TextField
          key={side}
          {...props.words[side]}
          {...props.describe(name)}
          {...number}
          name={name}
          required={!props.optional}
        />
      );
    })}
  </FieldRow>
);

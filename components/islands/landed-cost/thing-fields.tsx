import { useEffect, useRef } from 'react';
import { FieldRow } from '@/components/forms/fields/field-row';
import { Options } from '@/components/forms/fields/select-field';
import { Select, TextField } from '@/components/forms/fields/text-field';
import { FieldNotes } from '@/components/ui/field/field';
import {
  type EnquiryField,
  fieldOf,
  type GoodsChoice,
  isBand,
  type ThingField,
} from '@/lib/landed-cost/enquiry';
import { typicalFields } from '@/lib/landed-cost/typical';
import { currenciesOf } from '@/lib/money/shillings';
import { withPoint } from '@/lib/text/decimal';
import { fill } from '@/lib/text/fill';
import { isInField, readFields, writeFields } from '../tool/field-values';
import { number, SideFields } from '../tool/fields';
import type { Describe } from '../tool/tool';
import styles from './enquiry-fields.module.scss';
import type { LandedCostProps } from './landed-cost-props';

type ThingFieldsProps = Pick<LandedCostProps, 'terms' | 'words' | 'parcel' | 'form'> & {
  describe: Describe<EnquiryField>;
  place: number;
};

const SIDES = ['length', 'width', 'height'] as const;

/**
 * One of the things: what it is, how many, and price, weight and size of one. Choosing a kind of
 * goods fills in those of the typical thing, wherever nothing was typed and nobody is about to type.
 */
export function ThingFields(props: ThingFieldsProps) {
  const { terms, words, parcel, form, describe, place } = props;
  const { fields, choices, more } = words;
  const select = useRef<HTMLSelectElement>(null);
  const filled = useRef<Readonly<Record<string, string>>>({});
  const field = (name: ThingField) => ({
    ...describe(fieldOf(name, place)),
    name: fieldOf(name, place),
  });
  const group = (label: string, isIn: (choice: GoodsChoice) => boolean) => (
    <optgroup label={label}>
      <Options of={terms.goods.filter(isIn).map(({ id, name }) => ({ value: id, name }))} />
    </optgroup>
  );

  function fillIn({ form: element, value }: HTMLSelectElement) {
    const choice = terms.goods.find(({ id }) => id === value);
    if (!element || !choice?.typical) return;
    const values: Readonly<Record<string, string>> = typicalFields(choice.typical, place);
    const before = readFields(element, Object.keys(values));
    const price = fieldOf('value', place);
    const isOpen = (name: string): boolean =>
      // The currency belongs to a price that was typed.
      name === fieldOf('currency', place)
        ? isOpen(price)
        : ['', filled.current[name]].includes(before[name]) && !isInField(element, name);
    const open = Object.entries(values).filter(([name]) => isOpen(name));
    writeFields(element, Object.fromEntries(open));
    filled.current = values;
    if (choice.refused) writeFields(element, { by: choice.typical.by });
  }

  /** A typical size is that of the typical weight: of any other, the box is not known. */
  function followWeight({ form: element, name, value }: HTMLInputElement) {
    const sides = SIDES.map((side) => fieldOf(side, place));
    if (!element || !filled.current[name]) return;
    const before = readFields(element, sides);
    const isTypical = Number(withPoint(value)) === Number(filled.current[name]);
    if (sides.every((side) => ['', filled.current[side]].includes(before[side])))
      writeFields(
        element,
        Object.fromEntries(sides.map((side) => [side, isTypical ? filled.current[side] : ''])),
      );
  }

  // What was chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (select.current) fillIn(select.current);
  }, []);

  return (
    <>
      <Select
        ref={select}
        {...fields.goods}
        {...field('goods')}
        label={place === 0 ? fields.goods.label : fill(more.heading, { number: `${place + 1}` })}
        onChange={({ currentTarget }) => fillIn(currentTarget)}
        required
      >
        <option value="">{form.choose}</option>
        {group(choices.goods, (choice) => !isBand(choice))}
        {group(choices.bands, isBand)}
      </Select>
      <TextField {...fields.pieces} {...field('pieces')} {...number} defaultValue="1" />
      <FieldRow of="unit">
        <TextField {...fields.value} {...field('value')} {...number} required />
        <Select {...fields.currency} {...field('currency')}>
          <Options of={currenciesOf(terms.perUnit).map((name) => ({ value: name, name }))} />
        </Select>
      </FieldRow>
      <TextField
        {...parcel.fields.weight}
        {...field('weight')}
        {...number}
        onInput={({ currentTarget }) => followWeight(currentTarget)}
        required
      />
      <div className={styles.byAir}>
        <SideFields
          words={parcel.fields}
          describe={describe}
          nameOf={(side) => fieldOf(side, place)}
          optional
        />
        <FieldNotes id={undefined} hint={fields.size} />
      </div>
      <div className={styles.bySea}>
        <TextField {...fields.volume} {...field('volume')} {...number} optional={form.optional} />
      </div>
    </>
  );
}

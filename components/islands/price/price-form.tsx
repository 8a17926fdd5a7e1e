import clsx from 'clsx/lite';
import type { Ref } from 'react';
import { Options } from '@/components/forms/fields/select-field';
import { Select } from '@/components/forms/fields/text-field';
import { Field } from '@/components/ui/field/field';
import { HOME_TOWN } from '@/lib/own-prices/own-prices';
import { AMOUNT_UNITS, unitsOf } from '@/lib/price/amount';
import type { PriceQuestion } from '@/lib/price-list/price-card';
import type { PriceError } from './faults';
import { Figure } from './figure';
import styles from './price.module.scss';
import type { PriceProps } from './price-props';

type PriceFormProps = Pick<PriceProps, 'origins' | 'goods' | 'currencies' | 'first' | 'words'> & {
  ref: Ref<HTMLFormElement>;
  asked: PriceQuestion;
  error: PriceError | undefined;
  /** What the field of goods suggests. */
  names: readonly string[];
  /** After every keystroke, and once a name is typed. */
  onChange: (isDone: boolean) => void;
};

/** Empties a field with a whole name, because browsers suggest only what contains its text. */
function suggestAll(field: HTMLInputElement, names: readonly string[]): void {
  // What is being typed stays: React repeats a focus from before hydration.
  if (!names.includes(field.value)) return;
  field.placeholder = field.value;
  field.value = '';
}

const asOptions = (names: readonly string[]) => names.map((name) => ({ value: name, name }));

/**
 * From, what, to, how much and its worth; a page about one origin or thing leaves its field out.
 * Uncontrolled, so that what was chosen before hydration stays.
 */
export function PriceForm(props: PriceFormProps) {
  const { ref, origins, goods, names, currencies, first, asked, words, error, onChange } = props;
  const { fields, units } = words;
  const unitNames = { ...units, pieces: asked.amount.number === '1' ? units.piece : units.pieces };
  const possible = unitsOf(asked.thing);
  return (
    <form
      ref={ref}
      className={clsx(styles.form, origins.length > 0 && goods.length > 0 && styles.three)}
      // Without its script the form must not submit, which would lose what was typed.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(true);
      }}
      // A keystroke in another field means that the name of the goods is typed.
      onInput={({ target }) => onChange((target as HTMLInputElement).name !== 'goods')}
      noValidate
    >
      {origins.length > 0 && (
        <Select id="price-from" label={fields.from} name="from" defaultValue={first.origin.value}>
          <Options of={origins} />
        </Select>
      )}
      {goods.length > 0 && (
        <Field id="price-goods" label={fields.thing}>
          {(control) => (
            <>
              <input
                {...control}
                name="goods"
                list="price-things"
                autoComplete="off"
                enterKeyHint="next"
                // Not its value: browsers suggest only what contains that.
                placeholder={first.thing.name}
                onFocus={({ currentTarget }) => suggestAll(currentTarget, names)}
                onBlur={() => onChange(true)}
                // The form has several fields and no button, so Enter does not submit it.
                onKeyDown={({ key }) => key === 'Enter' && onChange(true)}
                aria-invalid={error?.field === 'goods' || undefined}
                aria-describedby={error?.field === 'goods' ? 'price-error' : undefined}
              />
              <datalist id="price-things">
                {names.map((name) => (
                  <option key={name} value={name} />
                ))}
              </datalist>
            </>
          )}
        </Field>
      )}
      <Select id="price-to" label={fields.to} name="to" defaultValue={first.town}>
        <Options
          of={[
            { value: HOME_TOWN, name: words.homeTown },
            ...asOptions([...words.towns, words.anotherTown]),
          ]}
        />
      </Select>
      <Figure name="amount" label={fields.amount} first={first.amount.number} error={error}>
        <select name="unit" aria-label={fields.unit} defaultValue={first.amount.unit}>
          {AMOUNT_UNITS.map((unit) => (
            <option key={unit} value={unit} disabled={!possible.includes(unit)}>
              {unitNames[unit]}
            </option>
          ))}
        </select>
      </Figure>
      <Figure name="worth" label={fields.worth} first={first.worth.amount} error={error}>
        <select name="currency" aria-label={fields.money} defaultValue={first.worth.currency}>
          <Options of={asOptions(currencies)} />
        </select>
      </Figure>
      {/* Browsers that cannot hide the fields by the media feature `scripting`. */}
      <noscript>
        <span className={styles.cover} />
      </noscript>
      {error && (
        <p id="price-error" className={styles.error}>
          {error.message}
        </p>
      )}
    </form>
  );
}

import clsx from 'clsx/lite';
import type { Ref } from 'react';
import { Select } from '@/components/forms/fields/text-field';
import { Field } from '@/components/ui/field/field';
import { number, Options } from '../tool/fields';
import styles from './price.module.scss';
import type { PriceProps } from './price-props';

type PriceFormProps = Pick<PriceProps, 'origins' | 'goods' | 'first' | 'words'> & {
  ref: Ref<HTMLFormElement>;
  error: string | undefined;
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

/**
 * From, what, weight; a page about one origin or thing leaves its field out. Uncontrolled, so that
 * what was chosen before hydration stays.
 */
export function PriceForm(props: PriceFormProps) {
  const { ref, origins, goods, names, first, words, error, onChange } = props;
  const { from, thing, weight } = words.fields;
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
      onInput={() => onChange(false)}
      noValidate
    >
      {origins.length > 0 && (
        <Select id="price-from" label={from} name="from" defaultValue={first.origin.value}>
          <Options of={origins} />
        </Select>
      )}
      {goods.length > 0 && (
        <Field id="price-goods" label={thing}>
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
      <Field id="price-weight" label={weight}>
        {(control) => (
          <input
            {...control}
            aria-describedby={error ? 'price-error' : undefined}
            aria-invalid={error ? true : undefined}
            name="kg"
            {...number}
            enterKeyHint="done"
            defaultValue={first.weight}
            required
          />
        )}
      </Field>
      {/* Browsers that cannot hide the fields by the media feature `scripting`. */}
      <noscript>
        <span className={styles.cover} />
      </noscript>
      {error && (
        <p id="price-error" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  );
}

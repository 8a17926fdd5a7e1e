import clsx from 'clsx/lite';
import type { Ref } from 'react';
import { Field } from '@/components/ui/field/field';
import { LARGEST } from '@/lib/calculator/validate';
import styles from './price.module.scss';
import type { PriceProps } from './price-props';

type PriceFormProps = Pick<PriceProps, 'origins' | 'goods' | 'first' | 'words'> & {
  ref: Ref<HTMLFormElement>;
  error: string | undefined;
  onChange: () => void;
};

/**
 * From, what, weight; a page about one origin or thing leaves its field out. Uncontrolled, so that
 * what was chosen before hydration stays.
 */
export function PriceForm(props: PriceFormProps) {
  const { ref, origins, goods, first, words, error, onChange } = props;
  const { from, thing, weight } = words.fields;
  return (
    <form
      ref={ref}
      className={clsx(styles.form, origins.length > 0 && goods.length > 0 && styles.three)}
      // Without its script the form must not submit, which would lose what was typed.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onChange();
      }}
      onInput={onChange}
      noValidate
    >
      {origins.length > 0 && (
        <Field id="price-from" label={from}>
          {(control) => (
            <select {...control} name="from" defaultValue={first.origin.value}>
              <Options of={origins} />
            </select>
          )}
        </Field>
      )}
      {goods.length > 0 && (
        <Field id="price-goods" label={thing}>
          {(control) => (
            <select {...control} name="goods" defaultValue={first.thing.id}>
              <Options of={goods} />
            </select>
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
            type="number"
            inputMode="decimal"
            enterKeyHint="done"
            min={0.1}
            max={LARGEST.weight}
            step="any"
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

const Options = ({ of }: { of: PriceProps['goods'] }) =>
  of.map(({ value, name }) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));

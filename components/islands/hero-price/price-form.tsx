import type { Ref } from 'react';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import type { HeroPriceWords } from '@/content/schema/hero-price';
import { LARGEST } from '@/lib/calculator/limits';
import type { PriceOrigin, PriceThing } from '@/lib/ticket/price-ticket';
import styles from './hero-price.module.scss';

type PriceFormProps = {
  ref: Ref<HTMLFormElement>;
  origins: readonly PriceOrigin[];
  /** The origin to start with. */
  first: string;
  things: readonly PriceThing[];
  words: HeroPriceWords;
  error: string | undefined;
  /** The weight to start with. */
  weight: string;
  /** Where the form leads without its script. */
  action: string;
  onChange: (field: string) => void;
};

/**
 * Weight and goods. Uncontrolled, so that text typed before hydration stays. Where scripts are off it
 * asks for country and weight, and leads to the calculator with them.
 */
export function PriceForm(props: PriceFormProps) {
  const { ref, origins, first, things, words, error, weight, action, onChange } = props;
  return (
    <form
      ref={ref}
      className={styles.form}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        onChange('kg');
      }}
      onInput={({ target }) => onChange((target as HTMLInputElement).name)}
      noValidate
    >
      <div className={styles.scriptless}>
        <Field id="price-origin" label={words.origin}>
          {(control) => (
            <select {...control} name="from" defaultValue={first}>
              {origins.map(({ value, name }) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field id="price-weight" label={words.weight}>
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
            defaultValue={weight}
            required
          />
        )}
      </Field>
      <div className={styles.scripted}>
        <Field id="price-goods" label={words.goods}>
          {(control) => (
            <select {...control} name="goods">
              <option value="">{words.anything}</option>
              {things.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className={styles.scriptless}>
        <Button type="submit" variant="hero-outline">
          {words.submit}
        </Button>
      </div>
      {error && (
        <p id="price-error" className={styles.error}>
          {error}
        </p>
      )}
    </form>
  );
}

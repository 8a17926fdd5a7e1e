import { Fieldset, Legend } from '@headlessui/react';
import type { Way } from '@/content/schema/customs';
import styles from './way-choice.module.scss';

type WayChoiceProps = {
  /** The id of the first choice, to which the error summary links. */
  id: string;
  label: string;
  error: string | undefined;
  ways: Readonly<Record<Way, string>>;
};

/** By air or by sea. Styles show the fields of the chosen way, so it works before hydration. */
export function WayChoice({ id, label, error, ways }: WayChoiceProps) {
  const errorId = error && `${id}-error`;
  return (
    <Fieldset className={styles.choice} aria-describedby={errorId}>
      <Legend as="legend">{label}</Legend>
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      <label>
        <input id={id} type="radio" name="by" value="air" defaultChecked />
        {ways.air}
      </label>
      <label>
        <input type="radio" name="by" value="sea" />
        {ways.sea}
      </label>
    </Fieldset>
  );
}

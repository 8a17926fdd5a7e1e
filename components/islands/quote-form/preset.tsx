import { type ReactNode, useEffect, useRef } from 'react';
import type { Forms } from '@/content/schema/forms';
import { announce } from '@/lib/browser/form-values';
import type { QuoteValues } from '@/lib/forms/schemas';
import { writeFields } from '../tool/field-values';
import styles from './preset.module.scss';

type PresetProps = {
  /** The values by field, read when the button is pressed. */
  values: () => Readonly<Record<string, string>>;
  /** Whether the fields have these values. */
  pressed: boolean;
  children: ReactNode;
};

/** A button that fills in fields of its form. If pressed before hydration, it does so on hydration. */
export function Preset({ values, pressed, children }: PresetProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === button.current) button.current?.click();
  }, []);
  return (
    <button
      ref={button}
      type="button"
      className={styles.preset}
      aria-pressed={pressed}
      onClick={({ currentTarget: { form } }) => {
        if (!form) return;
        writeFields(form, values());
        announce(form);
      }}
    >
      {children}
    </button>
  );
}

type BoxChoiceProps = {
  words: Forms['quote']['boxes'];
  chosen: Partial<QuoteValues>;
};

/** Typical boxes, each of which fills in the three sides. */
export function BoxChoice({ words, chosen }: BoxChoiceProps) {
  return (
    <fieldset className={styles.presets}>
      <legend>{words.label}</legend>
      {words.items.map(({ name, ...sides }) => (
        <Preset
          key={name}
          values={() => sides}
          pressed={Object.entries(sides).every(
            ([side, value]) => chosen[side as keyof typeof sides] === value,
          )}
        >
          {name}
        </Preset>
      ))}
    </fieldset>
  );
}

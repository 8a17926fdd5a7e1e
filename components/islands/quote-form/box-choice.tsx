import type { Forms } from '@/content/schema/forms';
import type { QuoteValues } from '@/lib/forms/schemas';
import { Preset } from './preset';
import styles from './preset.module.scss';

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

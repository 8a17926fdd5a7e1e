import styles from './country-chips.module.scss';
import { exampleId } from './example';

type CountryChipsProps = {
  label: string;
  origins: readonly { value: string; name: string }[];
  /** The value of the marked origin. */
  chosen: string;
  onChoose: (origin: string) => void;
};

/** A link to each country's printed example. After hydration it sets the country of the ticket. */
export function CountryChips({ label, origins, chosen, onChoose }: CountryChipsProps) {
  return (
    <nav className={styles.chips} aria-label={label}>
      <ul>
        {origins.map(({ value, name }) => (
          <li key={value}>
            <a
              href={`#${exampleId(value)}`}
              aria-current={value === chosen ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault();
                onChoose(value);
              }}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

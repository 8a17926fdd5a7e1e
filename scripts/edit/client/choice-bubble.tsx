import type { Place } from '../marks/place';
import { inWords } from '../readable';

/** A field's label among others: `Rate, Amount`. */
export const nameOf = ({ path }: Place): string =>
  path
    .slice(-2)
    .filter((key) => typeof key === 'string')
    .map((key) => inWords(key))
    .join(', ');

type ChoiceBubbleProps = { places: readonly Place[]; onChoose: (place: Place) => void };

/** Asks which of the fields in a combined text is meant. */
export function ChoiceBubble({ places, onChoose }: ChoiceBubbleProps) {
  return (
    <div className="bubble choice">
      <p>This text comes from several fields. Which one do you want to edit?</p>
      {places.map((place) => (
        <button
          type="button"
          key={`${place.file}${place.path.join('.')}`}
          onClick={() => onChoose(place)}
        >
          {nameOf(place)} <small>{place.file}</small>
        </button>
      ))}
    </div>
  );
}

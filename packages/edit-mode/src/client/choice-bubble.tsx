import { createPlaces } from '../content/place';
import type { Place } from '../marks/place';
import { inWords } from '../server/readable';
import type { Choice } from './opened-by';
import { entryNames } from './settings';

/** A field's label among others: `Rate, Amount`. */
export const nameOf = ({ path }: Pick<Place, 'path'>, names = entryNames): string =>
  createPlaces(names)
    .placeInWords(
      path.slice(-2).filter((key) => typeof key === 'string'),
      {},
    )
    .split(', ')
    .map(inWords)
    .join(', ');

type ChoiceBubbleProps = { choices: readonly Choice[]; onChoose: (place: Place) => void };

/** Asks which of the fields in a combined text is meant. */
export function ChoiceBubble({ choices, onChoose }: ChoiceBubbleProps) {
  return (
    <div className="bubble choice">
      <p>This text comes from several fields. Which one do you want to edit?</p>
      {choices.map(({ place, text, form }) => (
        <button
          type="button"
          key={`${place.file}${place.path.join('.')}`}
          onClick={() => onChoose(form)}
        >
          {nameOf(place)}: {text} <small>{place.file}</small>
        </button>
      ))}
    </div>
  );
}

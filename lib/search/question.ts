import { spaced, wordsIn } from '@/lib/text/words';

/** What people want to know about a thing: `kodi` in `kodi simu` asks for its tax. */
export type Intents = Readonly<Record<Intent, readonly string[]>>;
export type Intent = 'tax' | 'cost' | 'allowed' | 'time';

/** A question as the search understands it. */
export type Question = {
  intent: Intent | undefined;
  /** Its words without those of the intent and without figures that no answer is named by. */
  subject: string;
};

/** Units that say as little as the figure before them; cubic metres are asked about by themselves. */
const UNITS = new Set([
  'kg',
  'kgs',
  'kilo',
  'kilos',
  'cm',
  'cc',
  'inch',
  'inches',
  'gb',
  'litre',
  'litres',
]);

const isFigure = (word: string): boolean => /^\d+\p{L}{0,3}$/u.test(word);

/**
 * Separates what is asked about from what is asked. Years, weights and counts are left out: the
 * `2007` of a car finds nothing, and would keep the car from being found.
 *
 * @param isNamed whether a figure is part of an answer's name, like the shop 1688
 */
export function readQuestion(
  question: string,
  intents: Intents,
  isNamed: (figure: string) => boolean,
): Question {
  const asked = spaced(question);
  const phrases = (Object.keys(intents) as Intent[])
    .flatMap((intent) => intents[intent].map((words) => ({ intent, phrase: spaced(words) })))
    .filter(({ phrase }) => asked.includes(phrase))
    .toSorted((a, b) => b.phrase.length - a.phrase.length);
  const subject = phrases.reduce((rest, { phrase }) => rest.replaceAll(phrase, ' '), asked);
  return {
    intent: phrases[0]?.intent,
    subject: wordsIn(subject)
      .filter((word, i, words) => {
        const isUnit = UNITS.has(word) && isFigure(words[i - 1] ?? '');
        return !isUnit && (!isFigure(word) || isNamed(word));
      })
      .join(' '),
  };
}

import { z } from 'zod';
import { pageTarget } from './link';
import { template } from './template';
import { hidden } from './text-use';

const words = z.string().min(2);
const intent = z.array(words).min(1);

/** The search of the whole site: its copy, and the answers that people ask for in other words. */
export const search = z.strictObject({
  label: words,
  placeholder: words.max(24).meta({ description: 'As much as a phone shows.' }),
  button: words,
  loading: words.meta({ description: 'Shown while the answers load.' }),
  found: z
    .strictObject({ one: words, many: words })
    .meta({ description: 'Number of results. Placeholder of `many`: `{count}`.' }),
  none: template('question'),
  ask: words.meta({ description: 'The link to the chat, shown when nothing was found.' }),
  message: template('question').meta({ description: 'What that link writes into the chat.' }),
  failed: words.meta({ description: 'Shown if the answers cannot be loaded.' }),
  intents: hidden(
    z.strictObject({ tax: intent, cost: intent, allowed: intent, time: intent }),
  ).meta({
    title: 'Words that ask for something',
    description:
      'Together with goods they lead to what the page of those goods says of it: `kodi simu`. In English and Swahili.',
  }),
  fillers: hidden(z.array(z.string().min(1))).meta({
    title: 'Words that find nothing',
    description: 'Words of most questions and answers: `how can I …`. In English and Swahili.',
  }),
  everyday: hidden(z.array(z.string().min(1))).meta({
    title: 'What nearly every question is about',
    description:
      'Names of places, goods and shops are most of a question without these: `send parcel to leeds`. In English and Swahili.',
  }),
  plain: hidden(z.array(z.string().min(1))).meta({
    title: 'Words that change no price',
    description:
      'Makes, numbers and other small words next to the name of goods: `two new HP laptops`. Other words may name something that is charged otherwise, so the price card asks for a quote. In lower case, in English and Swahili.',
  }),
  counts: hidden(z.array(z.array(z.string().min(1)).min(1))).meta({
    title: 'Words for numbers',
    description:
      'The words for one, then those for two, and so on, in English and Swahili: `two laptops` are priced as two.',
  }),
  answers: z
    .array(
      pageTarget.extend({
        words: hidden(z.array(words).min(1)).meta({
          description:
            'Names, brands and abbreviations, in English and Swahili. Whoever types one of them gets this page first.',
        }),
      }),
    )
    .meta({
      title: 'Words that lead to a page',
      description: 'The names of goods are in their own files.',
    }),
});
export type Search = z.infer<typeof search>;

import { z } from 'zod';
import { type Route, route } from '@/content/schema/route';
import { type Addition, defineStarter, type Placing } from './starters';

const { shape } = route;

const shillings = z.number().positive().optional().meta({
  title: 'Shillings for one unit',
  description:
    'Only if no other origin has this currency: what one unit of it is worth in shillings.',
});

const answers = z.strictObject({
  country: shape.country,
  name: shape.name,
  nameInSentence: shape.nameInSentence,
  rate: shape.rate,
  shillings,
  city: shape.city,
  airport: shape.airport,
  seaport: shape.seaport,
  collectionPoints: shape.collectionPoints,
  times: shape.times,
  lead: shape.lead,
});
type Answers = z.infer<typeof answers>;

const camelCase = (slug: string) =>
  slug.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The words of a text that fit into this many characters. */
const within = (text: string, longest: number) =>
  text.length <= longest ? text : text.slice(0, longest + 1).replace(/\s+\S*$/, '');

const particular = (heading: string, paragraph: string) => ({
  heading,
  blocks: [{ paragraph }],
});

function content(answers: Answers, { slug, order, today }: Placing): Route {
  const { name, nameInSentence: from, city, seaport, collectionPoints } = answers;
  const cities = collectionPoints.join(', ');
  return {
    country: answers.country,
    name,
    nameInSentence: from,
    updated: today,
    order,
    calculatorOrigin: camelCase(slug),
    rate: answers.rate,
    meta: {
      about: within(`Collected in ${city.name} and cleared in Dar es Salaam.`, 52),
      keywords: [
        `shipping from ${name} to Tanzania`,
        `${name} to Dar es Salaam`,
        `air freight ${name} Tanzania`,
      ],
    },
    city,
    airport: answers.airport,
    seaport,
    // Editors choose another one on the page.
    kanga: 'dots',
    collectionPoints,
    goods: `Parcels and freight from ${from}`,
    times: answers.times,
    lead: answers.lead,
    airNote: `Boxes are collected in ${cities} and fly from ${city.name} to Dar es Salaam.`,
    seaNote: `Sea cargo is loaded in ${seaport.name}.`,
    quote: '/get-quote',
    pricing: [
      {
        paragraph:
          'Air freight is charged by the chargeable weight: the larger of the weight on the scale and the volumetric weight. Sea freight is quoted by the space it takes.',
      },
    ],
    particulars: [
      particular(
        `What is sent from ${from}`,
        'Personal effects, goods for shops, spare parts and machines. Tell us what yours is, and we say what it needs on the way.',
      ),
      particular(
        'Papers',
        'An invoice and a packing list, with a fair value beside each line. See [what we cannot carry](help/prohibited-items) before you close the box.',
      ),
      particular(
        'On arrival',
        'Our customs desk in Dar es Salaam clears the goods and tells you what duty they owe before it is paid.',
      ),
    ],
    typicalGoods: ['smartphones', 'laptops', 'clothes', 'shoes', 'cosmetics'],
    office: {
      heading: `Ask about ${from}`,
      text: 'Write or call before you send; we tell you where to bring the goods, or have them collected.',
    },
  };
}

/** Adds the country to the quote form, and the exchange rate of a currency that is new. */
function additions({ name, rate, shillings: value }: Answers): Addition[] {
  const country = { file: 'content/forms.ts', path: ['quote', 'countries'], value: name };
  const perUnit = { file: 'content/rates.ts', path: ['shilling', 'perUnit'], name: rate.currency };
  return value === undefined ? [country] : [country, { ...perUnit, value }];
}

export const originStarter = defineStarter({
  label: 'Origin',
  type: ['route', 'Route'],
  answers,
  content,
  additions,
});

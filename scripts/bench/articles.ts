import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setValue } from '../content-source/write';

/** Articles of the site whose bodies the generated ones reuse. */
const MODELS = ['best-shipping-options', 'air-freight-benefits', 'customs-brokerage-guide'];

const goods = [
  ...['Solar panels', 'Brake pads', 'Textbooks', 'Sewing machines', 'Phone screens', 'Tractors'],
  ...['Office chairs', 'Baby clothes', 'Spectacles', 'Water pumps', 'Laptops', 'Motorcycles'],
  ...['Beehives', 'Bicycles', 'Ovens', 'Guitars', 'Fishing nets', 'Medicines', 'Tiles', 'Paints'],
  ...['Wedding gowns', 'Coffee roasters', 'Tires', 'Cameras', 'Seeds', 'Toys', 'Carpets', 'Wigs'],
  ...['Drones', 'Generators', 'Shoes', 'Mattresses', 'Routers', 'Perfumes', 'Drills'],
];
const origins = [
  ...['Toronto', 'Guangzhou', 'Dubai', 'Paris', 'Hamburg'],
  ...['Hong Kong', 'Rotterdam', 'Seoul', 'London', 'New York'],
];
const angles = ['papers', 'packing', 'prices'];

export type ArticleWords = {
  slug: string;
  name: string;
  title: string;
  description: string;
  summary: string;
  /** A day per article, each before the next. */
  published: string;
};

const pick = (list: readonly string[], place: number) => list[place % list.length] ?? '';

/**
 * The copy that distinguishes a generated article from all others, by its number from 0, within the
 * allowed lengths.
 */
export function articleWords(number: number): ArticleWords {
  const thing = pick(goods, number);
  const origin = pick(origins, Math.floor(number / goods.length));
  const angle = pick(angles, Math.floor(number / (goods.length * origins.length)));
  const round = Math.floor(number / (goods.length * origins.length * angles.length));
  const part = round > 0 ? ` ${round + 1}` : '';
  const name = `${thing} from ${origin}: ${angle}${part}`;
  return {
    slug: name.toLowerCase().replace(/\W+/g, '-'),
    name,
    title: `${thing} from ${origin} to Tanzania: ${angle}${part}`,
    description: `${thing} from ${origin} to Tanzania, ${angle}${part}: times by air and by sea, what customs asks for, and how to pay less.`,
    summary: `What to know of ${angle} before you order ${thing.toLowerCase()} from ${origin}, with sums you can repeat and a list of the papers.`,
    published: new Date(Date.UTC(2020, 0, 1 + (number % 2000))).toISOString().slice(0, 10),
  };
}

/** Where each text occurs in an article's file. */
const places: Record<Exclude<keyof ArticleWords, 'slug'>, string[]> = {
  name: ['name'],
  title: ['meta', 'title'],
  description: ['meta', 'description'],
  summary: ['summary'],
  published: ['published'],
};
const names = Object.keys(places) as (keyof typeof places)[];
const gap = (name: string) => `@${name}@`;

/** An article's file with placeholders for another article's texts. */
async function readModel(folder: string, slug: string): Promise<string> {
  const text = await readFile(path.join(folder, `${slug}.ts`), 'utf8');
  return names.reduce((file, name) => setValue(file, places[name], gap(name)), text);
}

/**
 * Adds generated articles to a copy of the site.
 * @param folder its `content/blog`
 */
export async function writeArticles(folder: string, count: number): Promise<void> {
  const models = await Promise.all(MODELS.map((slug) => readModel(folder, slug)));
  for (let number = 0; number < count; number += 1) {
    const words = articleWords(number);
    const text = names.reduce(
      (file, name) => file.replace(gap(name), words[name]),
      pick(models, number),
    );
    await writeFile(path.join(folder, `${words.slug}.ts`), text);
  }
}

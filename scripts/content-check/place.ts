import { createPlaces } from '../edit/model/place';

/** Names of list entries; others are called "entry". */
const entries = {
  actions: 'button',
  aliases: 'alias',
  answer: 'answer',
  blocks: 'paragraph or list',
  cards: 'card',
  charges: 'levy',
  columns: 'column',
  duty: 'duty band',
  excise: 'excise rate',
  facts: 'figure',
  features: 'feature',
  groups: 'group',
  keywords: 'keyword',
  links: 'link',
  menus: 'menu',
  numbered: 'step',
  offices: 'office',
  papers: 'paper',
  paragraph: 'piece',
  particulars: 'particular',
  parts: 'part',
  pricing: 'paragraph or list',
  questions: 'question',
  reliefs: 'relief',
  rows: 'row',
  sections: 'section',
  statistics: 'figure',
  tabs: 'tab',
  text: 'piece',
};

/** Names of a section's items, by its kind. */
const items: Record<string, string> = {
  cards: 'card',
  plans: 'plan',
  statistics: 'figure',
  steps: 'step',
  testimonials: 'testimonial',
};

/** Names of fields, by their key or that of their group too; others are called by their key. */
const fields = {
  'listing.order': 'position',
  order: 'position',
  'times.air': 'by air',
  'times.index': 'by air on boards',
  'times.sea': 'by sea',
  updated: 'date of the last change',
};

export const entryNames = { entries, items, fields };

export const places = createPlaces(entryNames);

export const { entryName, placeInWords, withPlaces } = places;

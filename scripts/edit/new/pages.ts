/** The first state of an article, a page and a service: complete, to be made its own afterwards. */
import { today } from '../../content-check/values';
import type { ArticleAnswers, PageAnswers, ServiceAnswers } from './answers';

type Found = Pick<PageAnswers, 'title' | 'description' | 'name'>;

const metaOf = ({ title, description, name }: Found) => ({
  title,
  description,
  keywords: [name, `${name} Tanzania`, `${name} Nectarine`],
});

/** The ways on that a new page ends with. */
const ending = {
  kind: 'call-to-action',
  heading: 'Ask us',
  text: 'Tell us what you would like to send, and we answer with a price and a date.',
  actions: [
    { label: 'Request a quote', page: 'get-quote' },
    { label: 'Contact us', page: 'contact' },
  ],
};

export const article = ({ heading, author, summary, paragraph, ...found }: ArticleAnswers) => ({
  name: found.name,
  meta: metaOf(found),
  published: today(),
  updated: today(),
  author,
  summary,
  sections: [
    { kind: 'page-hero', heading, lead: summary },
    {
      kind: 'document',
      parts: [
        { id: 'first', heading, blocks: [{ paragraph }] },
        { id: 'ask-us', heading: ending.heading, blocks: [{ paragraph: ending.text }] },
      ],
    },
  ],
});

export const plainPage = ({ heading, lead, paragraph, ...found }: PageAnswers) => ({
  name: found.name,
  updated: today(),
  meta: metaOf(found),
  sections: [
    { kind: 'page-hero', heading, lead },
    { kind: 'prose', heading: found.name, blocks: [{ paragraph }] },
    ending,
  ],
});

export const service = (
  { heading, lead, summary, icon, ...found }: ServiceAnswers,
  order: number,
) => ({
  name: found.name,
  updated: today(),
  listing: { order, icon, summary },
  meta: metaOf(found),
  sections: [{ kind: 'page-hero', heading, lead, actions: ending.actions.slice(0, 1) }, ending],
});

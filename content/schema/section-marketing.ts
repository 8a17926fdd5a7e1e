import { z } from 'zod';
import { factName } from './facts';
import { heroPrice } from './hero-price';
import { actions, link, richText } from './link';
import { nameFrom } from './name-from';
import { example, figure, testimonial } from './people';
import { iconName, picture } from './picture';
import { busySeasons } from './season';
import { framed, plainFrame } from './section-frame';
import { template } from './template';
import { hidden, shown } from './text-use';

const titled = { title: z.string().min(2), text: richText };

const plan = z.strictObject({
  name: z.string(),
  plan: nameFrom(factName, { file: 'content/membership.ts', path: ['plans'] }).meta({
    description: 'With its fee and discount.',
  }),
  period: z.string().meta({ description: '`per year`.' }),
  recommended: z.boolean(),
  features: z.array(z.string()).min(2),
  action: link,
});
export type Plan = z.infer<typeof plan>;

/** Sections that present: heroes, cards, figures, testimonials, prices, calls to action. */
export const marketingSections = [
  /** The home page's opening, with the map of all origins. */
  z.strictObject({
    kind: z.literal('home-hero'),
    heading: z.string(),
    lead: richText,
    actions,
    times: z
      .strictObject({
        origin: hidden(nameFrom(z.string(), { folder: 'routes' })).meta({
          description: 'A file in `content/routes`. The heading states its delivery time by air.',
        }),
        text: z.string().meta({ description: 'Placeholders: `{time}`, `{origin}`.' }),
      })
      .meta({ description: 'Explains the time in the heading, above the list of countries.' }),
    price: heroPrice,
    statistics: z.array(figure).min(2).max(4),
    promo: richText.meta({ description: 'The banner below the hero.' }),
  }),
  /** The opening of every other page: its `h1`. */
  z.strictObject({
    kind: z.literal('page-hero'),
    heading: z.string().min(3).max(80),
    lead: richText,
    actions: actions.optional(),
    facts: z
      .array(figure)
      .max(4)
      .optional()
      .meta({ description: 'Figures next to the heading: times, prices, counts.' }),
    picture: picture.optional().meta({
      description: 'Shown next to the figures on wide screens, and below them on small ones.',
    }),
    year: busySeasons.optional().meta({
      description: 'A year with busy months, next to the heading on wide screens only.',
    }),
  }),
  /** The home page's service cards; the first is the large one. */
  framed('service-cards', {
    cards: z
      .array(
        z.strictObject({
          title: z.string(),
          description: z.string(),
          badge: z.string().meta({ description: 'Highlight label: `Most Popular`.' }),
          savings: z.string().meta({ description: '`Save 40%`, `from $25`.' }),
          basis: z.string().optional().meta({
            title: 'Compared with',
            description: 'What the savings are compared with, in a few words.',
          }),
          features: z.array(z.string()).min(2),
          link,
        }),
      )
      .min(2),
  }),
  /** All services, each linking to its page; drawn from `content/services`. */
  framed('service-index', {}),
  /** Short points. `columns` with icons, `rows` with long texts; ticked when included, crossed when not. */
  framed('points', {
    layout: z.enum(['columns', 'rows', 'checklist', 'exclusions']),
    items: z.array(z.strictObject({ ...titled, icon: iconName.optional() })).min(2),
    actions: actions.optional(),
  }),
  /** Names of places or things, each with a detail. */
  framed('places', {
    items: z.array(z.strictObject({ name: z.string(), detail: z.string() })).min(2),
    note: richText.optional(),
    map: template('count').optional().meta({
      description:
        'Text alternative of the map of our offices. If set, the map is shown above the places.',
    }),
  }),
  framed('statistics', { items: z.array(figure).min(3) }),
  framed('testimonials', { items: z.array(testimonial) }),
  /** Testimonials, three to a slide. */
  framed('testimonial-carousel', { items: z.array(testimonial).min(2) }),
  /** Numbered steps, in order. */
  framed('steps', { items: z.array(z.strictObject(titled)).min(2), actions: actions.optional() }),
  /** Membership plans. */
  framed('plans', {
    items: z.array(plan).min(2),
    note: richText.optional(),
  }),
  /** News about the company. `empty` is shown while there is none. */
  framed('press-items', {
    items: z.array(
      z.strictObject({
        title: z.string(),
        source: z.string(),
        date: shown(z.iso.date()),
        description: z.string(),
        example,
      }),
    ),
    empty: z.string(),
  }),
  framed('awards', {
    items: z.array(z.strictObject({ title: z.string(), year: z.number().int(), example })),
    empty: z.string(),
  }),
  /** Open positions. */
  framed('openings', {
    items: z.array(
      z.strictObject({
        title: z.string(),
        place: z.string(),
        contract: z.string().meta({ description: '`Full time`.' }),
        description: z.string(),
        action: link,
        example,
      }),
    ),
    empty: z.string(),
  }),
  /** All articles, newest first; drawn from `content/blog`. */
  framed('post-index', {}),
  z.strictObject({ kind: z.literal('call-to-action'), ...plainFrame, text: richText, actions }),
] as const;

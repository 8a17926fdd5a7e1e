import { z } from 'zod';
import { actions, link, richText } from './link';
import { figure, testimonial } from './people';
import { iconName, picture } from './picture';
import { framed, plainFrame } from './section-frame';

const titled = { title: z.string().min(2), text: richText };

/** Sections that present: heroes, cards, figures, voices, prices, calls to act. */
export const marketingSections = [
  /** The home page's opening, with the map of all origins. */
  z.strictObject({
    kind: z.literal('home-hero'),
    heading: z.string(),
    lead: richText,
    actions,
    statistics: z.array(figure).min(2).max(4),
    /** The banner under the hero. */
    promo: richText,
  }),
  /** The opening of every other page: its `h1`. */
  z.strictObject({
    kind: z.literal('page-hero'),
    heading: z.string().min(3).max(80),
    lead: richText,
    actions: actions.optional(),
    /** Figures beside the heading: times, prices, counts. */
    facts: z.array(figure).max(4).optional(),
    /** Stands beside all of these on wide windows, and below them on small ones. */
    picture: picture.optional(),
  }),
  /** The home page's service cards; the first is the large one. */
  framed('service-cards', {
    cards: z
      .array(
        z.strictObject({
          title: z.string(),
          description: z.string(),
          /** A word of praise: `Most Popular`. */
          badge: z.string(),
          /** `Save 40%`, `from $25`. */
          savings: z.string(),
          features: z.array(z.string()).min(2),
          link,
        }),
      )
      .min(2),
  }),
  /** All services, each linking to its page; drawn from `content/services`. */
  framed('service-index', {}),
  /** Short points. `columns` with icons, `rows` with long texts, `checklist` for what is included. */
  framed('points', {
    layout: z.enum(['columns', 'rows', 'checklist']),
    items: z.array(z.strictObject({ ...titled, icon: iconName.optional() })).min(2),
    actions: actions.optional(),
  }),
  /** Names of places or things, each with a word beside it. */
  framed('places', {
    items: z.array(z.strictObject({ name: z.string(), detail: z.string() })).min(2),
    note: richText.optional(),
  }),
  framed('statistics', { items: z.array(figure).min(3) }),
  framed('testimonials', { items: z.array(testimonial) }),
  /** Three on a slide. */
  framed('testimonial-carousel', { items: z.array(testimonial).min(2) }),
  /** Numbered steps, in order. */
  framed('steps', { items: z.array(z.strictObject(titled)).min(2), actions: actions.optional() }),
  /** Membership plans. */
  framed('plans', {
    items: z
      .array(
        z.strictObject({
          name: z.string(),
          /** `TZS 50,000`. */
          price: z.string(),
          /** `per year`. */
          period: z.string(),
          recommended: z.boolean(),
          features: z.array(z.string()).min(2),
          action: link,
        }),
      )
      .min(2),
    note: richText.optional(),
  }),
  /** News about the company. `empty` stands when there is none. */
  framed('press-items', {
    items: z.array(
      z.strictObject({
        title: z.string(),
        source: z.string(),
        date: z.iso.date(),
        description: z.string(),
      }),
    ),
    empty: z.string(),
  }),
  framed('awards', {
    items: z.array(z.strictObject({ title: z.string(), year: z.number().int() })),
    empty: z.string(),
  }),
  /** Open positions. */
  framed('openings', {
    items: z.array(
      z.strictObject({
        title: z.string(),
        place: z.string(),
        /** `Full time`. */
        contract: z.string(),
        description: z.string(),
        action: link,
      }),
    ),
    empty: z.string(),
  }),
  /** All articles, newest first; drawn from `content/blog`. */
  framed('post-index', {}),
  z.strictObject({ kind: z.literal('call-to-action'), ...plainFrame, text: richText, actions }),
] as const;

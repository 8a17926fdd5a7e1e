import { z } from 'zod';
import { paper, table } from './block';
import { factName } from './facts';
import { actions, link, pageId, richText } from './link';
import { nameFrom } from './name-from';
import { example, figure, testimonial } from './people';
import { iconName, objectName, picture, sceneName, viewName } from './picture';
import { seasonDays } from './season';
import { framed, ground, plainFrame } from './section-frame';
import { heroTool } from './section-tools';
import { hidden, shown } from './text-use';

const titled = { title: z.string().min(2), text: richText };

const card = z.strictObject({
  title: z.string().min(2).optional().meta({
    description: 'Without it the link is the title, and the whole card is its target.',
  }),
  text: richText,
  more: richText.optional().meta({
    description: 'What the layout `exclusions` says below the text; on phones it opens on touch.',
  }),
  icon: iconName.optional(),
  object: objectName.optional().meta({ description: 'The goods, instead of the icon.' }),
  picture: picture
    .optional()
    .meta({ description: 'A scene, in the layouts `columns`, `rows` and `boxes`.' }),
  extra: z.literal(true).optional().meta({
    description:
      'In a list with ticks, what costs extra: it has a plus. Among exclusions, the one of another kind: its ring is yellow.',
  }),
  link: link.optional(),
  season: seasonDays.meta({
    title: 'Its days, in the layout `columns`',
    description: 'Drawn on a year above all texts: the first and the last day, as 10-01.',
  }),
  review: testimonial.optional().meta({
    description: 'In the layout `columns`: what a customer says of it.',
  }),
});

const plan = z.strictObject({
  name: z.string(),
  plan: nameFrom(factName, { file: 'content/membership.ts', path: ['plans'] }).meta({
    description: 'With its fee and discount.',
  }),
  period: richText.meta({ description: '`per year`, and from when it pays off.' }),
  recommended: z.boolean(),
  features: z.array(z.string()).min(2),
  object: objectName.meta({ description: 'In its corner.' }),
  example: z
    .strictObject({
      title: z.string().min(5),
      lines: z.array(z.strictObject({ label: z.string().min(2), value: richText })).min(2),
    })
    .meta({ description: 'What it comes to for one customer. The last line is the sum.' }),
  action: link,
});
export type Plan = z.infer<typeof plan>;

/** The address of a picture that visitors may take away. */
const fileToTake = z.string().regex(/^\/[a-z0-9./-]+\.(svg|png|webp|jpg)$/);

/** Sections that present: heroes, cards, figures, testimonials, prices, calls to action. */
export const marketingSections = [
  /** The home page's opening, with the map of all origins. */
  z.strictObject({
    kind: z.literal('home-hero'),
    heading: z.string(),
    lead: richText,
    basis: richText.optional().meta({
      description: 'Small, below it: from where and from which day the time of the heading counts.',
    }),
    actions,
    statistics: z.array(figure).min(2).max(4),
    promo: richText.meta({ description: 'The banner below the hero.' }),
    picture: picture.optional().meta({ description: 'Follows the price.' }),
  }),
  /** The opening of every other page: its `h1`. */
  z.strictObject({
    kind: z.literal('page-hero'),
    heading: z.string().min(3).max(80),
    lead: richText,
    actions: actions.optional(),
    main: link.optional().meta({ description: 'The filled button, where the links are chips.' }),
    tool: heroTool.optional().meta({ description: 'The form that the page is about.' }),
    facts: z
      .array(figure)
      .max(4)
      .optional()
      .meta({ description: 'Figures below the heading: times, prices, counts.' }),
    picture: picture.optional().meta({
      description: 'Shown next to the figures on wide screens, and below them on small ones.',
    }),
    ground: ground.optional().meta({
      title: 'Color behind it',
      description:
        'Yellow as the sun, blue as a lagoon or green as a leaf. Without it: ink, dark as the footer.',
    }),
    listFollows: z.boolean().optional().meta({
      description:
        'Whether a list with pictures follows: on phones the scene then loads in its smaller file',
    }),
    formFollows: z.boolean().optional().meta({
      description: 'A lower picture, so that the form or board below begins on the first screen.',
    }),
  }),
  /** Service cards, the first one large; without them all services, each linking to its page. */
  framed('services', {
    groups: z
      .array(
        z.strictObject({
          title: z.string().min(2),
          text: z.string().optional().meta({ description: 'What its services have in common.' }),
          pages: z.array(pageId).min(1),
        }),
      )
      .min(2)
      .optional()
      .meta({ description: 'The list of all in groups; a service of no group ends the last one.' }),
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
      .min(2)
      .optional(),
  }),
  /**
   * Short texts with titles: in columns, as large sentences below a small title, in rows with the text next to
   * its title, below large scenes, in panels of color, ticked when included, crossed when not, or in boxes, which can be links and have a picture each.
   */
  framed('cards', {
    layout: z.enum([
      'columns',
      'sentences',
      'rows',
      'scenes',
      'panels',
      'checklist',
      'exclusions',
      'boxes',
    ]),
    items: z.array(card).min(2),
    picture: picture.optional().meta({ description: 'Large, next to all of them.' }),
    halves: z
      .strictObject({ included: z.string().min(2), extra: z.string().min(2) })
      .optional()
      .meta({ description: 'Above what is included, and above what costs extra.' }),
    figures: z.array(figure).min(3).optional().meta({ description: 'Large, above the texts.' }),
    stars: z.string().min(5).optional().meta({
      description: 'Above five stars to choose from: each begins a chat with that many.',
    }),
    ends: z
      .tuple([z.string().min(2), z.string().min(2)])
      .optional()
      .meta({
        description: 'Below the stars: what one star means, and what five mean.',
      }),
    note: richText.optional(),
    actions: actions.optional(),
  }),
  /** Links or things in groups, each with what it is about. */
  framed('topics', {
    groups: z
      .array(
        z.strictObject({
          title: z.string().min(2),
          picture,
          items: z
            .array(
              z
                .strictObject({
                  text: richText,
                  link: link.optional(),
                  title: z.string().min(2).optional().meta({ description: 'Instead of the link.' }),
                })
                .refine(({ link: to, title }) => to || title, {
                  error: 'has no link and no title',
                }),
            )
            .min(1),
        }),
      )
      .min(2),
    note: richText.optional(),
  }),
  /** What one shipment costs, as a sum; worked out from `content/goods` and `content/routes`. */
  framed('case', {
    goods: hidden(nameFrom(z.string(), { folder: 'goods' })),
    origin: hidden(nameFrom(z.string(), { folder: 'routes' })),
    onward: z
      .strictObject({ code: z.string().min(2), city: z.string().min(2) })
      .optional()
      .meta({ description: 'Where the goods go on to, on its ticket: `ZNZ`, `Unguja`.' }),
    owned: z.literal(true).optional().meta({
      description: 'Whether the goods belong to the sender: the sum leaves out their price.',
    }),
    onTop: z
      .array(
        z.strictObject({
          label: z.string().min(2),
          text: z.string().min(2),
          ours: z.literal(true).optional().meta({ description: 'Whether we are paid it: marked.' }),
        }),
      )
      .optional()
      .meta({ description: 'Lines below the sum, for what it leaves out.' }),
    besides: z.string().min(5).optional().meta({
      description: 'Below the total, in a few words: what comes on top of it.',
    }),
    leftOut: z.string().min(5).optional().meta({
      description:
        'What else the sum leaves out, instead of the common list of `content/customs.ts`.',
    }),
    points: z
      .array(
        z.strictObject({
          ...titled,
          ours: z.literal(true).optional().meta({ description: 'Whether we are paid it: marked.' }),
        }),
      )
      .optional()
      .meta({ description: 'What to know about the sum, next to it.' }),
    action: link,
  }),
  framed('statistics', {
    items: z
      .array(
        z.strictObject({
          value: z.string(),
          label: z.string(),
          text: richText,
          example,
          bars: table.optional().meta({ description: 'An example of it, drawn as bars.' }),
        }),
      )
      .min(3),
    note: richText.optional(),
  }),
  /** Three to a slide. */
  framed('testimonials', { items: z.array(testimonial).min(2) }),
  /** Numbered steps, in order. */
  framed('steps', {
    items: z
      .array(
        z.strictObject({
          ...titled,
          pictures: z.array(picture).max(3).optional().meta({
            description: 'What happens in this step, from left to right. All steps, or none.',
          }),
          more: z
            .array(richText)
            .max(2)
            .optional()
            .meta({ description: 'What happens at its second and third picture.' }),
        }),
      )
      .min(2),
    chat: z
      .strictObject({
        caption: z.string().min(2),
        areReviews: z.literal(true).optional().meta({
          description: 'Reviews instead of a chat: those that are not ours are struck through.',
        }),
        messages: z
          .array(
            z.strictObject({
              who: z.string().min(2),
              ours: z.literal(true).optional().meta({ description: 'Whether we wrote it.' }),
              text: z.string().min(2),
            }),
          )
          .min(2),
      })
      .optional()
      .meta({ description: 'Next to steps without pictures: messages, as in a chat.' }),
    paper: paper
      .optional()
      .meta({ description: 'Next to steps without pictures: an official paper, drawn.' }),
    actions: actions.optional(),
  }),
  /** Membership plans. */
  framed('plans', {
    items: z.array(plan).min(2),
    note: richText.optional(),
  }),
  /** News, awards or open positions, newest first. `empty` is shown while there are none. */
  framed('listing', {
    items: z
      .array(
        z.strictObject({
          title: z.string(),
          terms: z.string().meta({ description: '`Guangzhou, full time`; the source of news.' }),
          date: shown(z.iso.date()).optional(),
          text: richText.optional(),
          action: link.optional(),
          example,
        }),
      )
      .meta({ description: 'The section shows once there is one.' }),
  }),
  /** Files to take away, each with its picture. */
  framed('downloads', {
    items: z
      .array(
        z.strictObject({
          files: z
            .array(
              z.strictObject({
                title: z.string().min(2),
                file: hidden(fileToTake),
              }),
            )
            .min(1)
            .meta({ description: 'The same picture in each of its formats. The first is shown.' }),
          scene: sceneName.optional().meta({ description: 'The scene, if the file is one.' }),
          onInk: hidden(fileToTake.optional()).meta({
            description: 'The file that is shown on a dark background, next to the first.',
          }),
        }),
      )
      .min(2),
  }),
  /** In the middle of a page, as wide as the window: words in the sky of a landscape. */
  z.strictObject({
    kind: z.literal('landscape'),
    ...plainFrame,
    intro: richText.optional(),
    ground: ground.optional().meta({
      title: 'Color of the sky',
      description:
        'Yellow as the sun, blue as a lagoon or green as a leaf. Without it: orange, as nectarines.',
    }),
    view: viewName.meta({ title: 'Landscape' }),
    sentence: z.strictObject(titled).optional().meta({
      description: 'Set large. The heading is then small.',
    }),
    items: z.array(z.strictObject(titled)).min(1).max(3),
    note: richText.optional(),
  }),
  /** All articles, newest first; drawn from `content/blog`. */
  framed('post-index', {}),
  /** What to do next, or a remark. */
  z.strictObject({
    kind: z.literal('call-to-action'),
    ...plainFrame,
    quiet: hidden(z.literal(true).optional()).meta({
      description: 'In a quiet box, for a remark within a page.',
    }),
    ground: ground.optional().meta({
      title: 'Color behind it',
      description:
        'As the opening of the page. Without it: orange, for a page that ends in a quote.',
    }),
    view: viewName.optional().meta({
      title: 'Landscape below it',
      description: 'As wide as the window, on the edge of the footer.',
    }),
    scene: sceneName.optional().meta({
      title: 'Picture instead of a landscape',
      description: 'Stands on the edge of the footer. Choose one that the page does not have yet.',
    }),
    text: richText,
    actions: actions.optional(),
    note: richText.optional().meta({ title: 'In small print, below the buttons' }),
  }),
] as const;

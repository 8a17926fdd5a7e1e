import { z } from 'zod';
import { actions, fragment, link, richText } from './link';
import { objectName, picture, viewName } from './picture';
import { framed } from './section-frame';
import { template } from './template';
import { hidden } from './text-use';

/** How the message of a tracking form is labelled: its subject line, and which form it comes from. */
const tracking = {
  subject: z
    .enum(['Tracking Information Request', 'Shipment Tracking Request'])
    .meta({ description: 'The subject line that the message arrives under.' }),
  requestType: z.enum([
    'Tracking Request',
    'Tracking Page Request',
    'Shipping Tools Page Tracking Request',
  ]),
};

const trackingTerms = hidden(z.strictObject({ ...tracking, status: z.boolean() }).optional()).meta({
  description: 'For the tracking form. `status`: a provisional status is shown after the request.',
});

const titled = { title: z.string(), text: richText };

/** Below a tracking form: what it brings. */
const answer = {
  text: z.string(),
  example: z.strictObject({
    stage: hidden(z.number().int().min(1).max(5)).meta({
      description: 'How far it has come: a stage of `content/shipment-stages.ts`, from 1.',
    }),
    text: z.string(),
  }),
};

/** A form that stands in the opening of its page. */
export const heroTool = z.strictObject({
  form: hidden(z.enum(['search', 'newsletter', 'tracking'])),
  id: fragment
    .optional()
    .meta({ description: 'The address of the form, for links further down the page.' }),
  tracking: trackingTerms,
  search: z
    .strictObject({ label: z.string().min(2), placeholder: z.string().min(2).max(24) })
    .optional()
    .meta({ description: 'For a search: what it asks for here, instead of the words of all.' }),
  waiting: z
    .strictObject({ heading: z.string(), ...answer })
    .optional()
    .meta({ description: 'Below the form: what it brings, with an example that says so.' }),
});

/** Sections with a form or a tool in them. Their labels and messages are in `content/forms.ts`. */
export const toolSections = [
  /** Home: track a shipment or calculate a price, in two tabs; next to it a quick message, and below both the newsletter. */
  framed('get-in-touch', {
    tools: z.strictObject({
      heading: z.string(),
      trackingTab: z.string(),
      calculatorTab: z.string(),
      tracking: z.strictObject(tracking),
      answer: z.strictObject(answer),
    }),
    messageHeading: z.string(),
    newsletterHeading: z.string(),
    newsletterText: richText,
    view: viewName.meta({ description: 'The landscape below the newsletter.' }),
  }),
  /** The contact form, with the social links next to it. */
  framed('contact-form', {
    ready: z
      .strictObject({ heading: z.string(), items: z.array(z.strictObject(titled)).min(2) })
      .meta({ description: 'What to write, above the social links.' }),
    socialHeading: z.string(),
    picture: picture.meta({ description: 'Next to the form, on the edge of the section.' }),
  }),
  /** All offices, with a map that loads only when asked for. */
  framed('offices', {
    map: template('count').meta({ description: 'Text alternative of the drawn map.' }),
    open: template('time').meta({ description: 'The time at an office that is open.' }),
    closed: template('time').meta({ description: 'The time at an office that is closed.' }),
    mapLabel: z.string(),
    mapNote: richText,
  }),
  /** A form or a tool by itself. */
  framed('form', {
    form: hidden(
      z.enum(['calculator', 'issue', 'landed-cost', 'quote', 'tracking', 'vehicle-tax']),
    ),
    tracking: trackingTerms,
    purpose: z.strictObject({ submit: z.string(), hint: z.string() }).optional().meta({
      description:
        'On a page that uses the issue form for something else: its button, and how to begin the text.',
    }),
    guide: z
      .strictObject({
        id: fragment.optional(),
        heading: z.string(),
        items: z.array(z.strictObject({ ...titled, object: objectName.optional() })).min(2),
        note: richText.optional(),
      })
      .optional()
      .meta({ description: 'What to know while filling in a form; above it on phones.' }),
    next: z
      .strictObject({
        id: fragment,
        heading: z.string(),
        items: z
          .array(
            z.strictObject({
              ...titled,
              takes: z.string().optional().meta({ description: 'How long it takes, large.' }),
            }),
          )
          .min(2),
        picture: picture.optional(),
        note: richText.optional(),
        actions: actions.optional(),
      })
      .optional()
      .meta({
        description:
          'What happens after sending, as stops on a line: below the guide, or below the ticket.',
      }),
  }),
  /** The not-found page's body; near misses are in `content/near-misses.ts`. */
  z.strictObject({
    kind: z.literal('not-found'),
    code: z.string(),
    heading: z.string(),
    text: richText,
    picture: picture.optional(),
    parcel: z.strictObject({ text: z.string(), link }).meta({
      description: 'What most visitors look for, before the search.',
    }),
    actions,
    suggestionsHeading: z.string(),
    suggestions: z.array(link).min(1),
  }),
] as const;

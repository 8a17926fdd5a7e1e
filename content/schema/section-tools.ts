import { z } from 'zod';
import { actions, link, richText } from './link';
import { iconName } from './picture';
import { framed } from './section-frame';
import { template } from './template';

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

/** Sections with a form or a tool in them. Their labels and messages are in `content/forms.ts`. */
export const toolSections = [
  /** Home: track a shipment or calculate a price, in two tabs. */
  framed('shipping-tools', {
    trackingTab: z.string(),
    calculatorTab: z.string(),
    tracking: z.strictObject(tracking),
  }),
  /** Home: a quick message next to the newsletter. */
  framed('get-in-touch', {
    messageHeading: z.string(),
    newsletterHeading: z.string(),
    newsletterText: richText,
  }),
  framed('contact-cards', {
    items: z
      .array(
        z.strictObject({
          icon: iconName,
          title: z.string(),
          text: richText,
          link: link.optional(),
        }),
      )
      .min(2),
  }),
  /** The contact form, with the head office and the social links next to it. */
  framed('contact-form', { officeHeading: z.string(), socialHeading: z.string() }),
  /** All offices, with a map that loads only when asked for. */
  framed('offices', {
    map: template('count').meta({ description: 'Text alternative of the drawn map.' }),
    hours: richText.meta({ description: 'When the offices are open. Stands above them.' }),
    open: template('time').meta({ description: 'The time at an office that is open.' }),
    closed: template('time').meta({ description: 'The time at an office that is closed.' }),
    mapLabel: z.string(),
    mapNote: richText,
  }),
  /** A tracking form; `status` sets whether a provisional status is shown after the request. */
  framed('tracking-form', { ...tracking, status: z.boolean() }),
  /** The panel for shipment news, which only shows its prompt. */
  framed('shipment-updates', { prompt: z.string() }),
  framed('quote-form', {}),
  framed('issue-form', {}),
  framed('calculator', {}),
  /** Price, freight, duty and taxes in one total; its copy is in `content/landed-cost-tool.ts`. */
  framed('landed-cost-tool', {}),
  framed('newsletter-form', {}),
  framed('help-search', {}),
  /** The not-found page's body; near misses are in `content/near-misses.ts`. */
  z.strictObject({
    kind: z.literal('not-found'),
    code: z.string(),
    heading: z.string(),
    text: richText,
    actions,
    suggestionsHeading: z.string(),
    suggestions: z.array(link).min(1),
  }),
] as const;

import type { AnySection, AnySectionKind } from './derived-section';

/** Sections that a page which has them is about. */
const FORM_SECTIONS: readonly AnySectionKind[] = [
  'calculator',
  'contact-form',
  'issue-form',
  'newsletter-form',
  'quote-form',
  'tracking-form',
];

/** Whether visitors come to a page with these sections for a form in it. */
export const isFormPage = (sections: readonly AnySection[]): boolean =>
  sections.some(({ kind }) => FORM_SECTIONS.includes(kind));

import type { AnySection, AnySectionKind } from './derived-section';

/** Sections that are the purpose of their page. */
const FORM_SECTIONS: readonly AnySectionKind[] = [
  'calculator',
  'contact-form',
  'issue-form',
  'landed-cost-tool',
  'newsletter-form',
  'quote-form',
  'tracking-form',
];

/** Whether a page with these sections is about a form. */
export const isFormPage = (sections: readonly AnySection[]): boolean =>
  sections.some(({ kind }) => FORM_SECTIONS.includes(kind));

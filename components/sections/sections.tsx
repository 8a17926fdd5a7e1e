import { Fragment } from 'react';
import type { AnySection, AnySectionKind, AnySectionOf } from '@/lib/pages/derived-section';
import { type Renderers, renderers } from './renderers';

function render<Kind extends AnySectionKind>(section: AnySectionOf<Kind>, pageUrl: string) {
  // The map pairs each kind with its own renderer, which the compiler cannot follow through a union.
  const renderer = renderers[section.kind as Kind] as Renderers[Kind];
  return renderer(section, pageUrl);
}

type SectionsProps = {
  sections: readonly AnySection[];
  /** The page's full address, where natively posted forms return to. */
  pageUrl: string;
};

/** A page's content, section by section. */
export function Sections({ sections, pageUrl }: SectionsProps) {
  return sections.map((section, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections never change places
    <Fragment key={i}>{render(section, pageUrl)}</Fragment>
  ));
}

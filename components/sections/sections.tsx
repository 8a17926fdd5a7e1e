import type { ComponentType } from 'react';
import type { AnySection } from '@/lib/pages/derived-section';
import { renderers } from './renderers';

/** A page's content, section by section. */
export function Sections({ sections }: { sections: readonly AnySection[] }) {
  return sections.map((section, i) => {
    // The map pairs each kind with its own component, which the compiler cannot follow through a union.
    const Section = renderers[section.kind] as ComponentType<AnySection>;
    // biome-ignore lint/suspicious/noArrayIndexKey: sections never change places
    return <Section key={i} {...section} />;
  });
}

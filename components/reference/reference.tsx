import { currentSite } from '@/components/current-site/current-site';
import { Shell } from '@/components/layout/shell/shell';
import { ContentPieces } from '@/components/reference/content-pieces/content-pieces';
import { Buttons } from '@/components/reference/controls/buttons';
import { Fields } from '@/components/reference/controls/fields';
import { Foundations, type FoundationValues } from '@/components/reference/foundations/foundations';
import { LiveStates } from '@/components/reference/live-states/live-states';
import { sectionSamples } from '@/components/reference/section-samples';
import { Specimen } from '@/components/reference/specimen/specimen';
import { Sections } from '@/components/sections/sections';

/** Every component in every state: at `/_design` in development, and for the pictures. */
export function Reference({ foundations }: { foundations: FoundationValues }) {
  const { siteUrl } = currentSite();
  return (
    <Shell paths={['/_design']} versions={[]} trail={[]} isFormPage={false}>
      <Specimen name="Reference" note="Also in the dark, on paper and at 360 px" width="page">
        <h1>What the site is made of</h1>
      </Specimen>
      <Foundations {...foundations} />
      <Buttons />
      <Fields />
      <Specimen name="Messages" note="Sending, and sending in vain" width="page">
        <LiveStates />
      </Specimen>
      <ContentPieces />
      {sectionSamples().map(({ state, section }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the samples never change places
        <Specimen key={i} name={section.kind} note={state} width="wide">
          <Sections sections={[section]} pageUrl={siteUrl} />
        </Specimen>
      ))}
    </Shell>
  );
}

import { Shell } from '@/components/layout/shell/shell';
import { Sections } from '@/components/sections/sections';
import { frameOf } from '@/lib/sections/sections';
import { ContentPieces } from './content-pieces/content-pieces';
import { Buttons } from './controls/buttons';
import { Fields } from './controls/fields';
import { LiveStates } from './live-states/live-states';
import { sectionSamples } from './section-samples';
import { Specimen } from './specimen/specimen';

/** A sample of every component: at `/_design` in development, and for the pictures. */
export function Reference() {
  return (
    <Shell trail={[]} {...frameOf([])} sendsMessages>
      <h1 hidden>Every component of the site</h1>
      <Buttons />
      <Fields />
      <Specimen name="Messages" width="page">
        <LiveStates />
      </Specimen>
      <ContentPieces />
      {sectionSamples().map((section) => (
        <Specimen key={section.kind} name={section.kind} width="wide">
          <Sections sections={[section]} />
        </Specimen>
      ))}
    </Shell>
  );
}

import { currentSite } from '@/components/current-site/current-site';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import { Accordion } from '@/components/ui/accordion/accordion';
import { Picture } from '@/components/ui/picture/picture';
import { Paragraph } from '@/components/ui/rich-text/paragraph';
import { RichText } from '@/components/ui/rich-text/rich-text';
import { Timeline } from '@/components/ui/timeline/timeline';
import type { SectionOf } from '@/content/schema/section';

type Section = SectionOf<'track'>;

/**
 * A whole shipment: at each stop who acts, how long it takes and what is paid. Below it, closed,
 * when the invoice comes.
 */
export function Track(section: Section) {
  const { words, stops } = section;
  const table = currentSite().shipmentStages.cases;
  return (
    <SectionFrame section={section} layout="stacked">
      <Timeline
        numbered
        layout="detailed"
        stops={stops.map((stop) => ({
          title: stop.title,
          who: words.who[stop.who],
          text: <Paragraph text={stop.text} />,
          picture: stop.picture && (
            <Picture picture={stop.picture} sizes="13rem" onPhones="beside" />
          ),
          facts: <Facts stop={stop} words={words} />,
          filled: stop.who === 'you',
        }))}
      />
      <Accordion
        name="cases"
        level={3}
        questions={[{ ...section.cases, question: section.cases.label, answer: [{ table }] }]}
      />
    </SectionFrame>
  );
}

/** Time, payment and stage of a stop; it may lack any of them. */
function Facts({ stop, words }: { stop: Section['stops'][number]; words: Section['words'] }) {
  return (
    <dl>
      {(['time', 'pays', 'stage'] as const).map((fact) => {
        const value = stop[fact];
        return (
          value && (
            <div key={fact}>
              <dt>{words[fact]}</dt>
              <dd>
                <RichText text={value} />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}

import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { CalculatorTool } from './calculator-tool';

/** The cost calculator as a section of its own. */
export function CalculatorSection({ section }: { section: SectionOf<'calculator'> }) {
  return (
    <SectionFrame section={section} layout="stacked">
      <CalculatorTool listRates />
    </SectionFrame>
  );
}

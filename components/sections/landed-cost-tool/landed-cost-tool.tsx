import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { Scriptless } from '../calculator/scriptless';
import { landedCostProps } from './landed-cost-props';

/** The tool that adds up the total, and what replaces it where scripts are off or fail to load. */
export function LandedCostToolSection({ section }: { section: SectionOf<'landed-cost-tool'> }) {
  const site = currentSite();
  const props = landedCostProps(site);
  const words = { ...site.forms.calculator.scriptless, ...site.landedCostTool.scriptless };
  return (
    <SectionFrame section={section} layout="stacked">
      <Scriptless words={words} quoteHref={props.quoteHref} />
      <Island of="landed-cost" {...props} />
    </SectionFrame>
  );
}

import { currentSite } from '@/components/current-site/current-site';
import { Island } from '@/components/islands/islands';
import { SectionFrame } from '@/components/layout/section-frame/section-frame';
import type { SectionOf } from '@/content/schema/section';
import { formSetup } from '@/lib/forms/setup';
import { quotePrices } from './quote-prices';

type QuoteFormSectionProps = {
  section: SectionOf<'quote-form'>;
  pageUrl: string;
};

/** The quote request form. */
export function QuoteFormSection({ section, pageUrl }: QuoteFormSectionProps) {
  const site = currentSite();
  return (
    <SectionFrame section={section} layout="stacked">
      <Island
        of="quote-form"
        setup={formSetup(site, pageUrl)}
        words={site.forms.quote}
        prices={quotePrices(site)}
      />
    </SectionFrame>
  );
}
